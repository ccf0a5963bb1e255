import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import LiveServer

@Suite("Headers and parameters at their limits")
struct AnswerRuleTests {
    @Test(
        "Whether a client takes gzip (RFC 9110, 12.5.3)",
        arguments: [
            ("gzip", true), ("GZIP", true), ("x-gzip", true), ("*", true), ("br", false), ("gzip;q=0", false), ("gzip;q=0.001", true),
            ("gzip;q=1.000", true),
            ("gzip;q=1.001", false), ("gzip;q=-1", false), ("gzip;q=0.5;identity;q=1", true), ("gzip;q=0.5, identity;q=0.6", false),
            ("gzip;q=0.5, identity;q=0.5", true), ("identity", false), ("*;q=0, gzip", true), ("gzip;q=0, *", false),
            ("gzip; Q = 0.3", true), ("gzip;x=y", true),
            ("gzip;q=0.12345", false), ("", false), (nil, false), ("gzip" + String(repeating: " ", count: 1020), true),
            ("gzip" + String(repeating: " ", count: 1021), false),
        ] as [(String?, Bool)])
    func gzip(_ header: String?, _ isTaken: Bool) { #expect(ContentCoding.takesGzip(header) == isTaken) }

    @Test(
        "Types that are text",
        arguments: [
            ("text/html; charset=utf-8", true), ("TEXT/plain", true), ("application/json", true), ("application/problem+json", true),
            ("image/svg+xml", true),
            ("application/xml", true), ("image/png", false), ("video/mp4; text/html", false), ("", false), (nil, false),
        ] as [(String?, Bool)])
    func text(_ type: String?, _ isText: Bool) { #expect(ContentCoding.isText(type) == isText) }

    @Test("Answers are not kept by caches unless they say so")
    func caching() {
        #expect(Response.text("a").headers[.cacheControl] == "no-store")
        #expect(Response.json([1]).headers[.contentType] == "application/json")
        #expect(Response.html([], headers: [.cacheControl: "max-age=5"]).headers[.cacheControl] == "max-age=5")
        let moved = Response.seeOther("/a", headers: [.cacheControl: "max-age=5"])
        #expect(moved.headers[.location] == "/a")
        #expect(moved.headers[.cacheControl] == "no-store")
        #expect(moved.status == .seeOther)
    }

    @Test("Dates agree with those of the system, over four thousand years")
    func dates() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var seconds = -30_000_000_000
        while seconds < 90_000_000_000 {
            let text = HTTPDate.text(seconds)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .weekday], from: Date(timeIntervalSince1970: Double(seconds)))
            let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
                days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
            let two = { (number: Int?) in String((number ?? 0) + 100).suffix(2) }
            let expected =
                "\(days[(parts.weekday ?? 1) - 1]), \(two(parts.day)) \(months[(parts.month ?? 1) - 1]) \(String((parts.year ?? 0) + 10_000).suffix(4)) "
                + "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second)) GMT"
            // Before 1582 the system counts in another calendar.
            if seconds > -12_000_000_000 { #expect(text == expected) }
            #expect(HTTPDate.seconds(text) == seconds)
            seconds += 39_916_801
        }
    }

    @Test(
        "Days and times that do not exist are not read, a leap second is",
        arguments: [
            ("Sun, 00 Nov 1994 08:49:37 GMT", false), ("Sun, 32 Nov 1994 08:49:37 GMT", false), ("Sun, 31 Oct 1994 08:49:37 GMT", true),
            ("Sun, 06 Nov 1994 24:00:00 GMT", false), ("Sun, 06 Nov 1994 23:60:00 GMT", false), ("Sun, 06 Nov 1994 23:59:60 GMT", true),
            ("Sun, 06 Nov 1994 23:59:61 GMT", false), ("Foo, 06 Nov 1994 08:49:37 GMT", false), ("Sun, 06 Foo 1994 08:49:37 GMT", false),
            ("Sun; 06 Nov 1994 08:49:37 GMT", false), ("Sun, 06 Nov 1994 08:49 37 GMT", false), ("Sun, 0a Nov 1994 08:49:37 GMT", false),
        ])
    func impossible(_ text: String, _ isRead: Bool) { #expect((HTTPDate.seconds(text) != nil) == isRead) }

    private let date = "Sun, 06 Nov 1994 08:49:37 GMT"

    private func verdict(
        _ fields: [HTTPField.Name: String], tag: String = "\"v1\"", modified: Int? = 784_111_777
    ) -> Preconditions.Verdict {
        var headers = HTTPFields()
        for (name, value) in fields { headers[name] = value }
        return Preconditions.evaluate(headers, entityTag: tag, modified: modified)
    }

    @Test("Conditions of a request (RFC 9110, 13.2.2)")
    func conditions() {
        #expect(verdict([:]) == .proceed(rangeCounts: true))
        #expect(verdict([.ifMatch: "\"v1\""]) == .proceed(rangeCounts: true))
        #expect(verdict([.ifMatch: "*"]) == .proceed(rangeCounts: true))
        for tag in ["\"v2\"", "W/\"v1\"", ""] { #expect(verdict([.ifMatch: tag]) == .failed) }
        #expect(verdict([.ifUnmodifiedSince: date]) == .proceed(rangeCounts: true))
        #expect(verdict([.ifUnmodifiedSince: date], modified: 784_111_778) == .failed)
        #expect(verdict([.ifUnmodifiedSince: "x"], modified: 784_111_778) == .proceed(rangeCounts: true))
        #expect(verdict([.ifMatch: "\"v1\"", .ifUnmodifiedSince: date], modified: 784_111_778) == .proceed(rangeCounts: true))
        for tag in ["\"v1\"", "W/\"v1\"", "*", "\"a\", \"v1\""] { #expect(verdict([.ifNoneMatch: tag]) == .notModified) }
        #expect(verdict([.ifNoneMatch: "\"v2\""]) == .proceed(rangeCounts: true))
        #expect(verdict([.ifModifiedSince: date]) == .notModified)
        #expect(verdict([.ifModifiedSince: date], modified: 784_111_778) == .proceed(rangeCounts: true))
        #expect(verdict([.ifNoneMatch: "\"v2\"", .ifModifiedSince: date]) == .proceed(rangeCounts: true))
        for (range, counts) in [("\"v1\"", true), ("\"v2\"", false), ("W/\"v1\"", false), (date, true), ("x", false)] {
            #expect(verdict([.ifRange: range]) == .proceed(rangeCounts: counts))
        }
        #expect(verdict([.ifRange: date], modified: 784_111_776) == .proceed(rangeCounts: false))
    }

    @Test("A weak tag stands for itself in the question whether something has changed, and for nothing else (RFC 9110, 8.8.3.2)")
    func weakTags() {
        for tag in ["\"v1\"", "W/\"v1\"", "*", "\"a\", W/\"v1\""] { #expect(verdict([.ifNoneMatch: tag], tag: "W/\"v1\"") == .notModified) }
        #expect(verdict([.ifNoneMatch: "W/\"v2\""], tag: "W/\"v1\"") == .proceed(rangeCounts: true))
        for tag in ["\"v1\"", "W/\"v1\""] { #expect(verdict([.ifMatch: tag], tag: "W/\"v1\"") == .failed) }
        #expect(verdict([.ifMatch: "*"], tag: "W/\"v1\"") == .proceed(rangeCounts: true))
        for tag in ["\"v1\"", "W/\"v1\""] { #expect(verdict([.ifRange: tag], tag: "W/\"v1\"") == .proceed(rangeCounts: false)) }
    }

    @Test("Dates say nothing about what has none")
    func undated() {
        #expect(verdict([.ifUnmodifiedSince: date], modified: nil) == .proceed(rangeCounts: true))
        #expect(verdict([.ifModifiedSince: date], modified: nil) == .proceed(rangeCounts: true))
        for range in [date, "x"] { #expect(verdict([.ifRange: range], modified: nil) == .proceed(rangeCounts: false)) }
    }

    @Test(
        "Names in snake_case: every letter, at the ends of the alphabet too",
        arguments: [("aZ", "a_z"), ("zA", "z_a"), ("AZa", "a_za"), ("AZz", "a_zz"), ("AAz", "a_az"), ("a_B", "a_b"), ("a[B", "a[_b")])
    func snake(_ name: String, _ expected: String) { #expect(SnakeCase.of(name) == expected) }

    @Test("Lengths of parameters, and how many are read")
    func parameters() throws {
        var reader = try QueryReader(
            query:
                "q=\(String(repeating: "x", count: 256))&n=00000000000000000007&long=\(String(repeating: "x", count: 257))&m=000000000000000000007"
        )
        #expect(try reader.string("q")?.count == 256)
        #expect(try reader.int("n", in: 7...7) == 7)
        #expect(throws: Problem.self) { try reader.string("long") }
        #expect(throws: Problem.self) { try reader.int("m", in: 0...9) }
        let many = (0..<64).map { "p\($0)=1" }.joined(separator: "&")
        #expect(throws: Never.self) { try FormBody.pairs(many) }
        #expect(throws: Problem.self) { try FormBody.pairs(many + "&x=1") }
        #expect(throws: Problem.self) { try FormBody.pairs("a=%0D%0A&%0A=1") }
        #expect(try FormBody.pairs("a=%09~%7E")[0].value == "\t~~")
        #expect(throws: Problem.self) { try FormBody.pairs("a=%7F") }
        #expect(throws: Problem.self) { try FormBody.pairs("a=%1F") }
    }

    @Test(
        "Types of files by their ending",
        arguments: [
            ("a.MKV", "video/x-matroska"), ("a.b.mp4", "video/mp4"), ("a", "application/octet-stream"),
            ("a.xyz", "application/octet-stream"), ("mp4", "application/octet-stream"),
        ])
    func types(_ name: String, _ type: String) { #expect(ContentType.of(fileName: name) == type) }

    @Test("A download's name has at most 200 characters")
    func names() {
        let long = String(repeating: "x", count: 300)
        #expect(ContentDisposition.attachment(long) == "attachment; filename=\"\(long.prefix(200))\"")
        #expect(ContentDisposition.attachment("a\u{7F}b~%") == "attachment; filename=\"ab~_\"; filename*=UTF-8''ab~%25")
    }

    @Test("Limits of the server by default, as the manual has them")
    func limits() {
        let limits = ServerLimits()
        let counts = [
            limits.connections, limits.sockets, limits.socketsPerAddress, limits.headerCount, limits.framesPerSecond,
            limits.waitingMessages,
        ]
        let expectedCounts = [4096, 2048, 64, 100, 50, 16]
        #expect(counts == expectedCounts)
        let sizes = [limits.headerBytes, limits.bodyBytes, limits.messageBytes, limits.frameBytesPerSecond]
        let expectedSizes = [16 << 10, 1 << 20, 16 << 10, 128 << 10]
        #expect(sizes == expectedSizes)
        let waits = [
            limits.headDeadline, limits.bodyDeadline, limits.idleTimeout, limits.stallTimeout, limits.pingInterval, limits.pongDeadline,
        ]
        let seconds = (waits + [limits.shutdownGrace]).map { $0.nanoseconds / 1_000_000_000 }
        let expectedSeconds: [Int64] = [10, 30, 60, 60, 25, 20, 3]
        #expect(seconds == expectedSeconds)
    }
}
