import Foundation
import Testing

@testable import LiveServer

@Suite struct JSONBytesTests {
    private struct Movie: Codable, Equatable {
        var id = "tmdb-1"
        var originalTitle = "A \"b\"\n\\ </script> é\u{1}"
        var runtimeMinutes: Int? = 90
        var hlsURL: URL? = URL(string: "/media/1/master.m3u8")
        var rating = 7.25
        var votes = 1000.0
        var isOwned = true
        var genres = ["Drama", "Comedy"]
        var none: [Int] = []
        var missing: String?
        var added = Date(timeIntervalSince1970: 0)
        var labels = ["camelCase": 1]
        var cast: [[String: String]] = [["personName": "x"], [:]]
    }

    private func text(_ value: some Encodable) -> String { String(decoding: JSONBytes.encode(value), as: UTF8.self) }

    @Test("A value is written with snake_case keys, dictionaries' own keys, and null for nil")
    func movie() throws {
        #expect(
            text(Movie()) == #"{"id":"tmdb-1","original_title":"A \"b\"\n\\ \u003c/script> é\u0001","runtime_minutes":90,"#
                + #""hls_url":"/media/1/master.m3u8","rating":7.25,"votes":1000,"is_owned":true,"genres":["Drama","Comedy"],"none":[],"missing":null,"#
                + #""added":"1970-01-01T00:00:00Z","labels":{"camelCase":1},"cast":[{"personName":"x"},{}]}"#)
    }

    @Test("What is written reads back as the same")
    func roundTrip() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            let key = path[path.count - 1].stringValue
            return Key(
                key == "hls_url" ? "hlsURL" : key.split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined())
        }
        decoder.dateDecodingStrategy = .iso8601
        var movie = Movie()
        movie.labels = [:]
        movie.cast = []
        #expect(try decoder.decode(Movie.self, from: Data(JSONBytes.encode([movie]).dropFirst().dropLast())) == movie)
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test("Containers of every shape close where they should")
    func shapes() {
        struct Nested: Encodable {
            enum Keys: String, CodingKey { case outer, list, after }
            func encode(to encoder: any Encoder) throws {
                var top = encoder.container(keyedBy: Keys.self)
                var outer = top.nestedContainer(keyedBy: Keys.self, forKey: .outer)
                try outer.encode(1, forKey: .after)
                var list = top.nestedUnkeyedContainer(forKey: .list)
                try list.encode(2)
                var inner = list.nestedUnkeyedContainer()
                try inner.encodeNil()
                try list.encode(Optional<Int>.none)
                try top.encode(Float(0.5), forKey: .after)
            }
        }
        struct Empty: Encodable {}
        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try container.encode(1)
                throw CancellationError()
            }
        }
        enum Kind: String, Encodable { case movie }
        #expect(text(Nested()) == #"{"outer":{"after":1},"list":[2,[null],null],"after":0.5}"#)
        #expect(text([Empty()]) == "[{}]")
        #expect(text(["a": [Kind.movie]]) == #"{"a":["movie"]}"#)
        #expect(text([1, 2].map { UInt8($0) }) == "[1,2]")
        #expect(text(Optional<String>.none) == "null" && text("x") == #""x""# && text(Double.nan) == "null")
        #expect(text(["a": Failing()]) == #"{"a":null}"#)
        #expect(text(ListAnswer(items: ["a"], nextAfterID: nil)) == #"{"items":["a"],"next_after_id":null}"#)
    }

    @Test(
        "Names become snake_case",
        arguments: [
            ("id", "id"), ("originalTitle", "original_title"), ("hlsURL", "hls_url"), ("nextAfterID", "next_after_id"),
            ("URLOfPoster", "url_of_poster"),
            ("already_snake", "already_snake"), ("width2x", "width2x"), ("A", "a"),
        ])
    func snake(from: String, to: String) { #expect(SnakeCase.of(from) == to) }
}
