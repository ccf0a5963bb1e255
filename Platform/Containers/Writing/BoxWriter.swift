/// Writes boxes of an MP4 file (ISO/IEC 14496-12 §4.2). Numbers are big-endian; callers check that they fit.
struct BoxWriter {
    private(set) var bytes: [UInt8] = []

    mutating func u8(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

    mutating func u16(_ value: Int) {
        u8(value >> 8)
        u8(value)
    }

    mutating func u24(_ value: Int) {
        u8(value >> 16)
        u16(value)
    }

    mutating func u32(_ value: Int) {
        u16(value >> 16)
        u16(value)
    }

    mutating func u64(_ value: Int64) {
        u32(Int(value >> 32))
        u32(Int(value))
    }

    mutating func zeros(_ count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }
    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }
    mutating func code(_ code: FourCC) { u32(Int(code.value)) }

    mutating func box(_ type: FourCC, _ content: (inout BoxWriter) -> Void) {
        let start = bytes.count
        u32(0)
        code(type)
        content(&self)
        patch(bytes.count - start, at: start)
    }

    /// A box with version and flags.
    mutating func fullBox(_ type: FourCC, version: Int = 0, flags: Int = 0, _ content: (inout BoxWriter) -> Void) {
        box(type) { box in
            box.u8(version)
            box.u24(flags)
            content(&box)
        }
    }

    /// Overwrites a number of 32 bits.
    mutating func patch(_ value: Int, at place: Int) {
        for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
    }
}
