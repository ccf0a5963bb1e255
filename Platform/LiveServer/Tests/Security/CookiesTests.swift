import HTTPTypes
import Testing

@testable import LiveServer

@Suite struct CookiesTests {
    @Test(
        "Cookies are read as browsers send them",
        arguments: [
            ("a=1", ["a": "1"]), ("a=1; b=two=2;c=\"quoted\"", ["a": "1", "b": "two=2", "c": "quoted"]), ("a=1; a=2", ["a": "1"]),
            ("", [:]), ("a", [:]), ("=1; b=", ["b": ""]), (" ; ;a=1", ["a": "1"]), (String(repeating: "x", count: 5000) + "=1", [:]),
        ])
    func table(header: String, expected: [String: String]) {
        #expect(Cookies.read([.cookie: header]) == expected)
    }

    @Test("There are never more than 32")
    func bounded() {
        #expect(Cookies.read([.cookie: (0..<100).map { "c\($0)=1" }.joined(separator: ";")]).count == 32)
    }
}
