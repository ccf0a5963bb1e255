import Foundation
import LibraryComposition
import LibraryDomain
import Testing

@Suite("Files that hide others")
struct IgnoreRulesTests {
    private let home: Home
    init() throws { home = try Home() }

    private static func hides(_ text: String, _ path: String) -> Bool? {
        let names = path.split(separator: "/").map { Array($0.utf8) }
        return IgnoreRules(Array(text.utf8))?.hides(names[...], isFolder: path.hasSuffix("/"))
    }

    @Test(
        "Patterns are those of gitignore(5)",
        arguments: [
            ("*.mkv", "a.mkv", true), ("*.mkv", "b/c/a.mkv", true), ("*.mkv", "a.mp4", nil), ("a*z", "az", true), ("a*z", "abcz", true),
            ("a*z", "abcy", nil), ("a?c", "abc", true), ("a?c", "aöc", true), ("a?c", "ac", nil), ("[a-c]1", "b1", true),
            ("[a-c]1", "d1", nil),
            ("[!a-c]1", "d1", true), ("[^a-c]1", "b1", nil), ("[]x]", "]", true), ("[ab", "[ab", true), ("\\#1", "#1", true),
            ("\\!x", "!x", true),
            ("a\\*", "a*", true), ("a\\*", "ab", nil), ("# a", "# a", nil), ("a  ", "a", true), ("a\\ ", "a ", true), ("A", "a", nil),
            ("/a", "a", true), ("/a", "b/a", nil), ("b/a", "b/a", true), ("b/a", "c/b/a", nil), ("a/", "a/", true), ("a/", "a", nil),
            ("a/", "b/a/", true), ("**/a", "a", true), ("**/a", "x/y/a", true), ("x/**", "x/y", true), ("x/**", "x/y/z", true),
            ("x/**", "x", nil),
            ("x/**/z", "x/z", true), ("x/**/z", "x/y/w/z", true), ("x/**/z", "y/z", nil), ("a**b", "axxb", true), ("*", "anything", true),
            ("*\n!keep.mkv", "keep.mkv", false), ("!keep.mkv\n*", "keep.mkv", true), ("*\n!keep.mkv", "other.mkv", true),
            ("a\r\nb\r\n", "b", true), ("\u{FEFF}a", "a", true), ("Trailers/\n*sample*", "b/my sample.mkv", true),
            ("/Season 0[01]/*.nfo", "Season 01/x.nfo", true), ("ö*", "ösch", true), ("/", "a", nil), ("!", "a", nil), ("**", "x/y", true),
        ] as [(String, String, Bool?)])
    func patterns(_ text: String, _ path: String, _ verdict: Bool?) { #expect(Self.hides(text, path) == verdict) }

    @Test("An empty file has no patterns, and hides all; one of comments hides nothing")
    func empty() {
        for text in ["", " ", "\n\n", "\t\r\n"] { #expect(IgnoreRules(Array(text.utf8)) == nil) }
        #expect(Self.hides("# nothing", "a") == nil && IgnoreRules(Array("# nothing".utf8)) != nil)
    }

    @Test("Neither many patterns nor many stars take long; what is too much is not looked at")
    func bounded() {
        let name = String(repeating: "a", count: 255)
        #expect(Self.hides(String(repeating: "*a", count: 5_000) + "b", name) == nil)
        let many = (0..<100_000).map { "*\($0)*b\n" }.joined()
        #expect(Self.hides(many, String(repeating: "\(name)/", count: 15)) == nil)
        #expect(Self.hides(String(repeating: "**/a/", count: 30) + "b", String(repeating: "a/", count: 200) + "c") == nil)
        let late = String(repeating: "x\n", count: IgnoreRules.maximumPatterns) + "a"
        #expect(Self.hides(late, "a") == nil)
        #expect(Self.hides(String(late.dropFirst(2)), "a") == true)
    }

    @Test("Hidden files and folders are not in the library, also those of a scan of a folder below; an exception is")
    func scans() async throws {
        for name in [
            "Keep (2001)/Keep (2001).mp4", "Work/Draft (2002)/Draft (2002).mp4", "Work/Done (2003)/Done (2003).mp4", "Loose (2004).mp4",
        ] {
            try home.put(name)
        }
        try home.put("All/Secret (2005).mp4")
        try home.put("All/.ignore", [])
        try home.put("Phone/Clip (2006).mp4")
        try home.put("Phone/.nomedia", text: "*.mp4")
        try home.put(".ignore", text: "# drafts\n/Work/*\n!Done*\n/Loose*\n")
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Done (2003)", "Keep (2001)"])
        #expect(try await home.scan().rowsWritten == 0)
        try home.put("Keep (2001)/.ignore", text: "*trailer*")
        try home.put("Keep (2001)/Keep (2001)-trailer.mp4")
        #expect(try await home.scan().files == 2)
        try home.remove(".ignore")
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Done (2003)", "Draft (2002)", "Keep (2001)", "Loose (2004)"])
    }

    @Test("A library in which patterns hide everything is empty, not away")
    func everything() async throws {
        try home.put("A (2001).mp4")
        _ = try await home.scan()
        try home.put(".ignore", text: "*")
        let report = try await home.scan()
        #expect(report.files == 0 && report.missing == 0)
        #expect(try await home.library().repository.statuses().first?.isAvailable == true)
    }
}
