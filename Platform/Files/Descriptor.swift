import Glibc

/// An open file or folder, closed with its owner.
public struct Descriptor: ~Copyable {
    public let raw: CInt

    /// Takes over a descriptor that is open.
    public init(owning raw: CInt) { self.raw = raw }

    deinit { close(raw) }

    /// The raw descriptor; the caller is responsible for closing it.
    public consuming func release() -> CInt {
        let raw = raw
        discard self
        return raw
    }
}
