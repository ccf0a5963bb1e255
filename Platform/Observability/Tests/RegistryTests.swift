import CoreMetrics
import Testing

@testable import Observability

@Suite struct RegistryTests {
    @Test("A page holds type, help and values, sorted by name")
    func page() {
        let registry = Registry()
        registry.describe("popcorn_scans_total", "Scans\nfinished \\ begun")
        Counter(label: "popcorn_scans_total", dimensions: [("library", "a\"b\\c\nd")], factory: registry).increment(by: 3)
        Meter(label: "popcorn_sockets", factory: registry).set(7)
        FloatingPointCounter(label: "popcorn_busy_seconds_total", factory: registry).increment(by: 0.25)
        #expect(
            registry.prometheusText() == """
                # TYPE popcorn_busy_seconds_total counter
                popcorn_busy_seconds_total 0.25
                # HELP popcorn_scans_total Scans\\nfinished \\\\ begun
                # TYPE popcorn_scans_total counter
                popcorn_scans_total{library="a\\"b\\\\c\\nd"} 3
                # TYPE popcorn_sockets gauge
                popcorn_sockets 7

                """)
    }

    @Test("Histogram buckets are cumulative and end with +Inf equal to the count")
    func histogram() {
        let registry = Registry(secondsBuckets: [0.01, 0.1])
        let timer = Timer(label: "popcorn_request_seconds", factory: registry)
        for nanoseconds in [5_000_000, 10_000_000, 50_000_000, 2_000_000_000] as [Int64] { timer.recordNanoseconds(nanoseconds) }
        #expect(
            registry.prometheusText() == """
                # TYPE popcorn_request_seconds histogram
                popcorn_request_seconds_bucket{le="0.01"} 2
                popcorn_request_seconds_bucket{le="0.1"} 3
                popcorn_request_seconds_bucket{le="+Inf"} 4
                popcorn_request_seconds_sum 2.065
                popcorn_request_seconds_count 4

                """)
    }

    @Test("Label combinations beyond the limit share one overflow series")
    func cardinality() {
        let registry = Registry(seriesPerName: 2)
        for path in ["/a", "/b", "/c", "/d", "/a"] {
            Counter(label: "hits_total", dimensions: [("path", path)], factory: registry).increment()
        }
        #expect(
            registry.prometheusText() == """
                # TYPE hits_total counter
                hits_total{overflow="true"} 2
                hits_total{path="/a"} 2
                hits_total{path="/b"} 1

                """)
    }

    @Test("The same labels in another order are the same series")
    func labelOrder() {
        let registry = Registry()
        Counter(label: "x_total", dimensions: [("a", "1"), ("b", "2")], factory: registry).increment()
        Counter(label: "x_total", dimensions: [("b", "2"), ("a", "1")], factory: registry).increment()
        #expect(registry.prometheusText().contains("x_total{a=\"1\",b=\"2\"} 2\n"))
    }

    @Test("A name used for a second kind does not break the page")
    func kindConflict() {
        let registry = Registry()
        Counter(label: "x", factory: registry).increment()
        Meter(label: "x", factory: registry).set(5)
        #expect(registry.prometheusText() == "# TYPE x counter\nx 1\n")
    }

    @Test(
        "Names and labels are made valid",
        arguments: [
            ("http.server.requests", "http_server_requests"), ("1st", "_1st"), ("", "_"), ("ü-x", "__x"),
        ])
    func names(from: String, to: String) {
        #expect(MetricName.sanitised(from) == to)
    }

    @Test("A counter never goes down")
    func monotonic() {
        let registry = Registry()
        let counter = Counter(label: "x_total", factory: registry)
        counter.increment(by: 2)
        counter.increment(by: -1)
        #expect(registry.prometheusText().hasSuffix("x_total 2\n"))
    }

    @Test("Recorders are histograms, or gauges of the last value")
    func recorders() {
        let registry = Registry(secondsBuckets: [1])
        Recorder(label: "all", dimensions: [], aggregate: true, factory: registry).record(0.5)
        Recorder(label: "last", dimensions: [], aggregate: false, factory: registry).record(3)
        #expect(
            registry.prometheusText() == """
                # TYPE all histogram
                all_bucket{le="1"} 1
                all_bucket{le="+Inf"} 1
                all_sum 0.5
                all_count 1
                # TYPE last gauge
                last 3

                """)
    }

    @Test("Values that are no number are not added up")
    func notANumber() {
        let registry = Registry(secondsBuckets: [1])
        let histogram = Recorder(label: "all", dimensions: [], aggregate: true, factory: registry)
        let total = FloatingPointCounter(label: "total", factory: registry)
        for value in [Double.nan, .infinity, -.infinity, 0.5] {
            histogram.record(value)
            total.increment(by: value)
        }
        #expect(registry.prometheusText().contains("all_sum 0.5\nall_count 1\n"))
        #expect(registry.prometheusText().hasSuffix("total 0.5\n"))
    }

    @Test(
        "Numbers of the Prometheus format",
        arguments: [
            (0, "0"), (7, "7"), (-7, "-7"), (0.25, "0.25"), (.nan, "NaN"), (.infinity, "+Inf"), (-.infinity, "-Inf"),
            (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000.0"), (-1e15, "-1000000000000000.0"), (123_456.5, "123456.5"),
        ] as [(Double, String)])
    func numbers(_ value: Double, _ text: String) { #expect(PrometheusNumber.text(value) == text) }

    @Test("A label has at most 128 characters, a name 200")
    func lengths() {
        let registry = Registry()
        let long = String(repeating: "x", count: 300)
        Counter(label: long, dimensions: [("a", long), ("__name__", "1")], factory: registry).increment()
        let name = String(repeating: "x", count: 200)
        #expect(registry.prometheusText().hasSuffix("\(name){a=\"\(String(repeating: "x", count: 128))\",label__name__=\"1\"} 1\n"))
    }

    @Test("A limit below one is one, and the series of a name are sorted")
    func least() {
        let registry = Registry(seriesPerName: 0)
        for path in ["/b", "/a"] { Counter(label: "x_total", dimensions: [("path", path)], factory: registry).increment() }
        #expect(registry.prometheusText().hasSuffix("x_total{overflow=\"true\"} 1\nx_total{path=\"/b\"} 1\n"))
    }
}
