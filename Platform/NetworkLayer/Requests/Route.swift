/// One request of a service, relative to its base address.
public struct Route: Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// One name with its value, neither of them encoded.
    public struct QueryItem: Sendable, Equatable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var method: Method
    /// Segments, not encoded. Each stays one segment whatever it holds; an empty one, `.` and `..` are refused.
    public var path: [String]
    public var query: [QueryItem]
    public var headers = HeaderFields()
    public var body: [UInt8] = []
    /// Statuses that are no error.
    public var goodStatuses: [ClosedRange<Int>] = [200...299]
    /// Whether a second request after one whose outcome is unknown does no harm. By default true for all methods but POST (RFC 9110, 9.2.2).
    public var isRepeatable: Bool
    /// How many redirects a GET follows, all within the same scheme, host and port. 0 makes each an error.
    public var redirects = 0
    /// The largest body of an answer in bytes, decompressed. The transport's own limit holds as well.
    public var largestAnswer = 4 << 20
    /// For one attempt, from the start of the connection to the last byte.
    public var timeout: Duration = .seconds(60)

    /// - Parameter query: names and values in order; a nil value leaves its name out.
    public init(_ method: Method = .get, _ path: String..., query: KeyValuePairs<String, String?> = [:]) {
        self.method = method
        self.path = path
        self.query = query.compactMap { name, value in value.map { QueryItem(name, $0) } }
        isRepeatable = method != .post
    }

    /// - Throws: `.invalidRequest` for a segment that could leave the base address.
    public func request(below base: BaseAddress) throws(NetworkError) -> NetworkRequest {
        guard path.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { throw .invalidRequest }
        var target = base.path + path.map { "/" + PercentEncoding.encode($0) }.joined()
        if target.isEmpty { target = "/" }
        if !query.isEmpty {
            target += "?" + query.map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }.joined(separator: "&")
        }
        return NetworkRequest(
            method: method, base: base, target: target, headers: headers, body: body, isRepeatable: isRepeatable, redirects: redirects,
            largestAnswer: largestAnswer, timeout: timeout)
    }
}
