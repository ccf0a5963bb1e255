/// Method, path and query of a request; the order of the query's items does not count. Written as `GET /3/movie/603?language=en&page=1`, encoded.
struct RequestKey: Hashable, Sendable {
    let method: String
    let path: String
    let query: [String]

    init(method: String, target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.method = method
        path = String(parts.first ?? "")
        query = parts.count > 1 ? parts[1].split(separator: "&").map(String.init).sorted() : []
    }

    init(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        self.init(method: String(words.first ?? "GET"), target: String(words.last ?? "/"))
    }
}
