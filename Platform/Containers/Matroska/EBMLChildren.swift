/// Iterates over consecutive elements in memory.
struct EBMLChildren {
    private let bytes: Bytes
    private let reader: SourceReader
    private var at = 0

    init(_ bytes: Bytes, _ reader: SourceReader) {
        self.bytes = bytes
        self.reader = reader
    }

    /// The next element; nil at the end. Padding and checksums are skipped.
    mutating func next() throws(ContainerError) -> (id: UInt32, body: Bytes)? {
        while at < bytes.count {
            try reader.visit()
            let id = try EBMLNumber.id(bytes, at)
            let size = try EBMLNumber.variable(bytes, at + id.width)
            let body = at + id.width + size.width
            guard let length = size.value, length <= UInt64(bytes.count - body) else {
                throw .malformed("an element at byte \(bytes.fileOffset(of: at)) is larger than its parent")
            }
            at = body + Int(length)
            if id.value == MatroskaID.void || id.value == MatroskaID.crc { continue }
            return (id.value, try bytes.part(body, Int(length)))
        }
        return nil
    }
}

extension Bytes {
    /// An unsigned number; empty is zero.
    func unsigned() throws(ContainerError) -> UInt64 {
        guard count <= 8 else { throw .malformed("a number in it has \(count) bytes") }
        return count == 0 ? 0 : try number(0, width: count)
    }

    /// An unsigned number that must fit into an Int.
    func int() throws(ContainerError) -> Int { Int(try Checked.signed(unsigned())) }

    /// A floating-point number of 4 or 8 bytes; empty is zero.
    func float() throws(ContainerError) -> Double {
        switch count {
        case 0: 0
        case 4: Double(Float(bitPattern: try u32(0)))
        case 8: Double(bitPattern: try u64(0))
        default: throw .malformed("a fraction in it has \(count) bytes")
        }
    }
}
