import NIOCore
import Synchronization

/// The compressed form of an asset, made at the first request for it, so that no start waits for it.
final class CompressedOnce: Sendable {
    private enum Form {
        case due(ByteBuffer)
        case made(ByteBuffer?)
    }

    private let form: Mutex<Form>

    /// Nil for no compressed form.
    init(of plain: ByteBuffer?) { form = Mutex(plain.map { .due($0) } ?? .made(nil)) }

    /// Nil if it would not be smaller. The first call takes some milliseconds.
    func bytes() -> ByteBuffer? {
        form.withLock { form in
            switch form {
            case .made(let buffer): return buffer
            case .due(let plain):
                let small = Gzip.small.compressed(plain)
                form = .made(small)
                return small
            }
        }
    }
}
