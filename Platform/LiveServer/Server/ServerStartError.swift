import Glibc
import NIOCore

/// Why the server did not start, in words for the person who started it.
public enum ServerStartError: Error, Equatable, CustomStringConvertible {
    case portInUse(host: String, port: Int)
    case portNotAllowed(port: Int)
    case hostUnknown(String)

    public var description: String {
        switch self {
        case .portInUse(let host, let port):
            "Port \(port) on \(host) is already in use. Stop the program that uses it, or choose another with --port."
        case .portNotAllowed(let port):
            "This account isn’t allowed to listen on port \(port). Choose a port above 1023 with --port."
        case .hostUnknown(let host):
            "\(host) is not an address of this machine. Choose one with --host, such as 127.0.0.1."
        }
    }

    static func of(_ error: any Error, _ configuration: WebServer.Configuration) -> ServerStartError? {
        if error is SocketAddressError { return .hostUnknown(configuration.host) }
        guard let error = error as? IOError else { return nil }
        switch error.errnoCode {
        case EADDRINUSE: return .portInUse(host: configuration.host, port: configuration.port)
        case EACCES, EPERM: return .portNotAllowed(port: configuration.port)
        case EADDRNOTAVAIL: return .hostUnknown(configuration.host)
        default: return nil
        }
    }
}
