extension PageBuffer {
    @inline(__always) mutating func write(_ literal: StaticString) {
        literal.withUTF8Buffer { text.append($0) }
    }

    mutating func write(trusted markup: [UInt8]) {
        markup.withUnsafeBufferPointer { text.append($0) }
    }

    /// Decimal digits, without going through a string.
    mutating func write(_ number: Int) {
        if number < 0 { text.append(0x2D) }
        var rest = number.magnitude
        if rest < 10 { text.append(0x30 &+ UInt8(truncatingIfNeeded: rest)); return }
        let start = text.count
        while rest > 0 {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            text.append(0x30 &+ UInt8(truncatingIfNeeded: digit))
            rest = quotient
        }
        text.reverse(from: start)
    }

    /// Text for element content or a double-quoted attribute: `& < > " '` escaped, C0 controls except tab and newline dropped.
    mutating func write(escaping text: String) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0) }
        if done == nil { Array(text.utf8).withUnsafeBufferPointer { escape($0) } }
    }

    mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            if Self.needsCare(byte) {
                self.text.append(UnsafeBufferPointer(rebasing: text[start..<index]))
                switch byte {
                case 0x26: write("&amp;")
                case 0x3C: write("&lt;")
                case 0x3E: write("&gt;")
                case 0x22: write("&quot;")
                case 0x27: write("&#39;")
                default: break
                }
                start = index &+ 1
            }
            index &+= 1
        }
        self.text.append(UnsafeBufferPointer(rebasing: text[start..<text.count]))
    }

    /// One bit for each byte that must be escaped or dropped; all of them are below 64.
    private static let careful: UInt64 =
        (0xFFFF_FFFF & ~(1 << 0x09) & ~(1 << 0x0A)) | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

    @inline(__always) private static func needsCare(_ byte: UInt8) -> Bool {
        byte < 64 && (careful &>> UInt64(byte)) & 1 == 1
    }
}
