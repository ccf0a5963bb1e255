/// A request as the transport sends it. Decorators change it on its way.
public struct NetworkRequest: Sendable {
    public var method: Route.Method
    public let base: BaseAddress
    /// Path and query, encoded; begins with a slash.
    public var target: String
    public var headers: HeaderFields
    public var body: [UInt8]
    /// Whether a second request after one whose outcome is unknown does no harm.
    public var isRepeatable: Bool
    /// How many redirects may be followed.
    public var redirects: Int
    /// The largest body of the answer in bytes.
    public var largestAnswer: Int
    /// For one attempt.
    public var timeout: Duration

    /// The whole address. It may hold secrets in its query: never log it.
    public var address: String { base.origin + target }
    /// The path of the target, encoded and without the query.
    public var path: Substring { target.prefix { $0 != "?" } }
}
