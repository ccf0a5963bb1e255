import Containers
import Crypto
import CoreDomain
import Files
import Foundation
import Glibc
import LibraryDomain

/// A file below a library's folder, read in pieces.
final class OpenFile: ByteSource {
    let size: Int64
    let stamp: FileStamp
    private let descriptor: Int32

    convenience init(_ folder: Folder, _ path: RelativePath) throws(Unreadable) { self.init(try RootedPath.file(folder, path)) }

    init(_ file: consuming Descriptor) {
        descriptor = file.release()
        var status = stat()
        fstat(descriptor, &status)
        size = Int64(status.st_size)
        stamp = FileStamp(size: size, modified: FolderReader.nanoseconds(status.st_mtim), inode: UInt64(status.st_ino))
    }

    deinit { close(descriptor) }

    func read(at offset: Int64, count: Int) throws(ContainerError) -> [UInt8] {
        guard offset >= 0, count > 0, offset < size else { return [] }
        // Reading a long file also ends with its task.
        guard !Task.isCancelled else { throw .io(ECANCELED) }
        let wanted = Int(min(Int64(count), size - offset))
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            while filled < wanted, let start = buffer.baseAddress {
                let got = pread(descriptor, start + filled, wanted - filled, off_t(offset) + off_t(filled))
                if got > 0 {
                    filled += got
                } else if got == 0 || errno != EINTR {
                    failure = got < 0 ? errno : 0
                    break
                }
            }
        }
        guard failure == 0 else { throw .io(failure) }
        return bytes
    }

    /// The first bytes.
    func bytes(count: Int) throws(Unreadable) -> [UInt8] {
        do throws(ContainerError) { return try read(at: 0, count: count) } catch { throw Unreadable(error) }
    }

    /// The id of a content, from its length and its first and last 16 KiB: 26 letters and digits (130 bits of SHA-256).
    func fingerprint(at offset: Int64 = 0, count: Int64? = nil) throws(ContainerError) -> String {
        let count = count ?? size
        let piece = Int64(16 << 10)
        var bytes = withUnsafeBytes(of: count.littleEndian, Array.init)
        bytes += try read(at: offset, count: Int(min(piece, count)))
        if count > piece { bytes += try read(at: offset + max(piece, count - piece), count: Int(min(piece, count - piece))) }
        return Fingerprint.of(bytes)
    }
}

extension Unreadable {
    init(_ error: ContainerError) {
        if case .io(let code) = error { self.init(code: code) } else { self.init(error.description) }
    }
}

enum Fingerprint {
    static func of(_ bytes: [UInt8]) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        let digest = Array(SHA256.hash(data: bytes))
        var text: [UInt8] = []
        var buffer: UInt32 = 0
        var bits = 0
        for byte in digest.prefix(17) {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 5, text.count < 26 {
                bits -= 5
                text.append(letters[Int(buffer >> UInt32(bits) & 31)])
            }
            buffer &= 0xFF
        }
        return String(decoding: text, as: UTF8.self)
    }

    static func fileID(_ text: String) -> FileID {
        guard let id = FileID(text) else { preconditionFailure("26 letters and digits are an id") }
        return id
    }
}
