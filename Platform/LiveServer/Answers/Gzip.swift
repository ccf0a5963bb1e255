import CZlib
import NIOCore
import Synchronization

/// gzip (RFC 1952) of whole buffers. Keeps the compressors that it has made, 260 KB each: as many as were ever in use at once, up to
/// eight.
final class Gzip: Sendable {
    /// For answers that are made once and sent once.
    static let fast = Gzip(level: 1)
    /// For the program's own files, which are compressed once and sent often.
    static let small = Gzip(level: 9)

    private let level: CInt
    private let idle = Mutex<[Compressor]>([])

    private init(level: CInt) { self.level = level }

    /// Nil if it would not become smaller.
    func compressed(_ plain: ByteBuffer) -> ByteBuffer? {
        guard plain.readableBytes > 0, plain.readableBytes < 1 << 30,
            let compressor = idle.withLock({ $0.popLast() }) ?? Compressor(level: level)
        else { return nil }
        let result = compressor.compress(plain)
        idle.withLock { if $0.count < 8 { $0.append(compressor) } }
        return result
    }
}

/// One zlib stream.
///
/// Sendable because only the task that took it out of the pool uses it, and the pool's lock orders one use before the next.
private final class Compressor: @unchecked Sendable {
    private let stream: UnsafeMutablePointer<z_stream>

    init?(level: CInt) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard zlib_deflate_init_gzip(stream, level) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    func compress(_ plain: ByteBuffer) -> ByteBuffer? {
        // No room for more than the plain size: a longer result would be useless.
        var result = ByteBuffer()
        result.writeWithUnsafeMutableBytes(minimumWritableBytes: plain.readableBytes) { output in
            plain.withUnsafeReadableBytes { input in
                deflateReset(stream)
                // zlib reads through this pointer and never writes.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
                stream.pointee.avail_in = UInt32(input.count)
                stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
                stream.pointee.avail_out = UInt32(plain.readableBytes - 1)
                guard deflate(stream, Z_FINISH) == Z_STREAM_END else { return 0 }
                return plain.readableBytes - 1 - Int(stream.pointee.avail_out)
            }
        }
        return result.readableBytes > 0 ? result : nil
    }
}
