public import CoreDomain
import HTML
public import Hummingbird
public import NIOCore

/// The context of one request.
public struct WebContext: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The connection, for answers that bypass the body writer (files).
    public let channel: any Channel
    /// Set once the route's access is granted; nobody before that, and on routes for anyone.
    public internal(set) var viewer: Viewer = .nobody
    /// Set on routes opened by a capability.
    public internal(set) var grant: CapabilityGrant?
    /// Whether the granted access is still valid; called repeatedly while a long answer is sent.
    public internal(set) var mayContinue: @Sendable () -> Bool = { true }

    public init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
        clientAddress = source.channel.remoteAddress?.ipAddress ?? ""
    }

    /// The client's address without port, behind the proxies that are trusted (see ``ProxyPolicy``); empty for a Unix socket.
    public internal(set) var clientAddress: String
    /// Whether the client's connection to a trusted proxy is encrypted.
    public internal(set) var isSecure = false

    /// Runs work after a time on the connection's event loop, which it must not block. Not if the server has stopped by then.
    public func run(after time: Duration, _ work: @escaping @Sendable () -> Void) {
        channel.eventLoop.scheduleTask(in: TimeAmount(time), work)
    }

    /// A captured part of the path, percent-decoded.
    ///
    /// - Throws: 404 if it does not decode, is empty, is `.` or `..`, or contains a slash, a backslash or a control character: no id does.
    public func parameter(_ name: String) throws(Problem) -> String {
        guard let raw = coreContext.parameters.get(name), let value = PathParameter.decoded(raw) else { throw .notFound() }
        return value
    }

    /// A captured part of the path as a value that can be read from text, such as an `Int`.
    public func parameter<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) throws(Problem) -> Value {
        guard let value = Value(try parameter(name)) else { throw .notFound() }
        return value
    }
}

enum PathParameter {
    static func decoded(_ raw: String) -> String? {
        guard let value = Percent.decodeText(raw), !value.isEmpty, value != ".", value != "..",
            value.utf8.count <= 512, !value.utf8.contains(UInt8(ascii: "/")), !value.utf8.contains(UInt8(ascii: "\\"))
        else { return nil }
        return value
    }
}
