public import CoreMetrics

extension Registry: MetricsFactory {
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, kind: .counter) { CounterSeries() }
    }

    public func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
        series(label, dimensions, kind: .counter) { FloatingCounterSeries() }
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, kind: .gauge) { GaugeSeries() }
    }

    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        if aggregate { return series(label, dimensions, kind: .histogram) { self.histogram() } }
        return series(label, dimensions, kind: .gauge) { GaugeSeries() }
    }

    /// Timers are histograms in seconds, whatever unit the caller prefers.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, kind: .histogram) { self.histogram() }
    }

    // Instruments live as long as the registry: the total of a destroyed counter must remain on the page.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}
