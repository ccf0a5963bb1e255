/// Writes records into one frame.
struct FrameWriter {
    var bytes: [UInt8] = []
    var isEmpty: Bool { bytes.isEmpty }

    /// A whole record. Its text is foreign: separators are dropped.
    mutating func add(_ letter: Unicode.Scalar, _ fields: String...) {
        bytes.append(UInt8(ascii: letter))
        for field in fields {
            split()
            for byte in field.utf8 where byte != Record.end && byte != Record.split { bytes.append(byte) }
        }
        end()
    }

    /// A record whose first field follows.
    mutating func begin(_ letter: Unicode.Scalar) {
        bytes.append(UInt8(ascii: letter))
        split()
    }

    mutating func split() { bytes.append(Record.split) }
    mutating func end() { bytes.append(Record.end) }
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }
}
