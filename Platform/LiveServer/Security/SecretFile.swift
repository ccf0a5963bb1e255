public import Crypto
import Foundation
import Glibc

/// A random key in a file that only its owner can read.
public enum SecretFile {
    public enum Failure: Error, Equatable, CustomStringConvertible {
        case unreadable(path: String, reason: String)
        case wrongSize(path: String)

        public var description: String {
            switch self {
            case .unreadable(let path, let reason): "The secret file \(path) cannot be used: \(reason)."
            case .wrongSize(let path): "The secret file \(path) must hold exactly 32 bytes. Delete it to get a new one."
            }
        }
    }

    /// Reads the 32-byte key at `path`; creates it (mode 0600) if there is none.
    public static func key(at path: String) throws(Failure) -> SymmetricKey {
        let made = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if made >= 0 {
            defer { close(made) }
            let key = SymmetricKey(size: .bits256)
            let written = key.withUnsafeBytes { write(made, $0.baseAddress, $0.count) }
            guard written == 32, fsync(made) == 0 else { throw .unreadable(path: path, reason: reason()) }
            return key
        }
        guard errno == EEXIST else { throw .unreadable(path: path, reason: reason()) }
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(path: path, reason: reason()) }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 33)
        guard read(file, &bytes, 33) == 32 else { throw .wrongSize(path: path) }
        return SymmetricKey(data: bytes.prefix(32))
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
