import Containers
import CoreDomain
import Foundation
import LibraryDomain
import LibraryInfrastructure
import Testing

@Suite("Damaged files next to a movie")
struct DamagedSidecarTests {
    private static let whole = "<movie><title>Größe</title><year>1999</year><plot>Ein Plot.</plot></movie>"

    @Test(
        "An NFO with any damage leaves the movie in the library, and the damage is told where facts were lost",
        arguments: [
            (Array(whole.utf8), "Größe", false), (Array(whole.utf8.dropLast(20)), "Größe", true),
            (Array(whole.utf8.prefix(10)), "Movie", true),
            ([], "Movie", true), ([UInt8](repeating: 0, count: 5_000), "Movie", true), (Array(whole.utf8) + [0, 0, 0, 0], "Größe", false),
            ([0xEF, 0xBB, 0xBF] + Array(whole.utf8), "Größe", false), ([0xEF, 0xBB, 0xBF], "Movie", true),
            (Array("\u{FEFF}\u{FEFF}\n\n".utf8) + Array(whole.utf8), "Größe", false),
            (Array("<?xml version='1.0' encoding='klingon'?>".utf8) + Array(whole.utf8), "Größe", false),
            (Array(whole.replacing("movie", with: "MOVIE").utf8), "Größe", false),
            (Array(repeating: Array(whole.utf8), count: 3).flatMap(\.self), "Größe", false),
            (Array(whole.utf8) + [UInt8](repeating: 0x20, count: 1 << 20), "Movie", true),
            (Array("PK\u{3}\u{4}".utf8) + [0xFF, 0x00, 0x9C, 0x01], "Movie", false),
        ] as [([UInt8], String, Bool)])
    func nfo(_ bytes: [UInt8], _ title: String, _ isProblem: Bool) async throws {
        let home = try Home()
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/movie.nfo", bytes)
        _ = try await home.scan()
        #expect(home.catalogue.movies.map(\.title) == [title])
        #expect(try await home.problems().keys.contains("Movie (2001)/movie.nfo") == isProblem)
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test(
        "The text of a release group under the movie's name, or a damaged NFO, does not hide Kodi's movie.nfo; its address still counts",
        arguments: [
            ("-=[ GROUP ]=-\nimdb.com/title/tt0133093/", "Größe", "imdb-tt0133093", false), ("-=[ GROUP ]=-", "Größe", nil, false),
            ("<movie><titl", "Größe", nil, true), ("<movie><title>Eigene</title></movie>", "Eigene", nil, false),
        ] as [(String, String, String?, Bool)])
    func group(_ text: String, _ title: String, _ id: String?, _ isProblem: Bool) async throws {
        let home = try Home()
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/Movie (2001).nfo", text: text)
        try home.put("Movie (2001)/movie.nfo", text: Self.whole)
        _ = try await home.scan()
        #expect(home.catalogue.movies.map(\.title) == [title])
        if let id { #expect(home.catalogue.movies.map(\.id.rawValue) == [id]) }
        #expect(try await home.problems().keys.contains("Movie (2001)/Movie (2001).nfo") == isProblem)
        #expect(try await home.scan().rowsWritten == 0)
        // A change of the second one is noticed too.
        try home.put("Movie (2001)/movie.nfo", text: Self.whole.replacing("Größe", with: "Weite"))
        _ = try await home.scan()
        #expect(home.catalogue.movies.map(\.title) == [title == "Größe" ? "Weite" : title])
    }

    @Test("Folders, links and pipes under the names of sidecars are none")
    func noFiles() async throws {
        let home = try Home()
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("secret", text: Self.whole)
        let folder = "\(home.path)/Movie (2001)"
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/movie.nfo", withDestinationPath: "../secret")
        mkfifo("\(folder)/Movie (2001).en.srt", 0o600)
        mkfifo("\(folder)/poster.jpg", 0o600)
        try FileManager.default.createDirectory(atPath: "\(folder)/Movie (2001).nfo", withIntermediateDirectories: true)
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(home.catalogue.movies.first?.poster == nil)
        #expect(try await home.problems().isEmpty)
    }

    @Test("No damage of a byte and no cut is a trap, in any encoding", arguments: 0..<8)
    func bytes(_ part: Int) {
        var seed = UInt64(part) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        let text = "1\n00:00:01,000 --> 00:00:02,000\nПривет, мир. Größe\n\n" + Self.whole
        let encoded = [
            Array(text.utf8), text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, text.unicodeScalars.map { UInt8($0.value & 0xFF) },
        ]
        for _ in 0..<12 {
            var bytes = encoded[random(encoded.count)]
            for _ in 0..<random(40) { bytes[random(bytes.count)] = UInt8(random(256)) }
            bytes.removeLast(random(bytes.count))
            let decoded = SidecarText(decoding: bytes, language: part % 2 == 0 ? "ru" : nil)
            #expect(String(validating: decoded.bytes, as: UTF8.self) != nil)
            _ = decoded.mayBeSubtitles
            _ = try? NFO.read(decoded.bytes)
            _ = try? SubtitleFile.read(decoded.bytes)
        }
    }
}
