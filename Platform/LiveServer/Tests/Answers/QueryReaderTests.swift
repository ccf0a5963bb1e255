import HTTPTypes
import Testing

@testable import LiveServer

@Suite struct QueryReaderTests {
    private enum Sort: String, CaseIterable { case title, year }

    private func read(_ query: String) throws(Problem) -> String {
        var reader = try QueryReader(query: query)
        let limit = try reader.int("limit", in: 1...200, default: 50)
        let sort = try reader.choice("sort", default: Sort.title)
        let owned = try reader.bool("owned").map(String.init) ?? "-"
        let text = try reader.string("q", maxLength: 10) ?? "-"
        try reader.finish()
        return "\(limit) \(sort) \(owned) \(text)"
    }

    @Test(
        "Known parameters are read, the rest have their defaults",
        arguments: [
            ("", "50 title - -"), ("limit=1&sort=year&owned=true&q=d%C3%BCne+2", "1 year true düne 2"), ("q=", "50 title - "),
            ("&&limit=200&", "200 title - -"),
            ("q=a%3Db=c", "50 title - a=b=c"),
        ])
    func known(query: String, expected: String) throws { #expect(try read(query) == expected) }

    @Test(
        "Everything else is a 400",
        arguments: [
            "limit=0", "limit=201", "limit=x", "limit=", "limit=1.5", "limit=99999999999999999999", "sort=rating", "owned=yes",
            "q=12345678901", "limt=1",
            "limit=1&limit=1", "q=%", "q=%zz", "q=%ff", "q=a%00b", "q=a%0ab", "Limit=1", "limit[]=1",
        ])
    func refused(query: String) {
        let problem = #expect(throws: Problem.self) { try read(query) }
        #expect(problem?.status == .badRequest && problem?.detail != nil)
    }

    @Test(
        "Forms keep their order and their lines",
        arguments: [
            ("a=1&b=2&a=3", "a:1 b:2 a:3"), ("text=one%0D%0Atwo+%26", "text:one\r\ntwo &"), ("", ""), ("a", "a:"),
        ])
    func forms(text: String, expected: String) throws {
        #expect(try FormBody.pairs(text).map { "\($0.name):\($0.value)" }.joined(separator: " ") == expected)
    }

    @Test(
        "Download names cannot break their header",
        arguments: [
            ("movie.mp4", "attachment; filename=\"movie.mp4\""),
            ("a\"b\r\nX: y/..\\c", "attachment; filename=\"a_bX: y..c\"; filename*=UTF-8''a%22bX%3A%20y..c"),
            ("映画.mkv", "attachment; filename=\"__.mkv\"; filename*=UTF-8''%E6%98%A0%E7%94%BB.mkv"),
        ])
    func disposition(name: String, expected: String) { #expect(ContentDisposition.attachment(name) == expected) }
}
