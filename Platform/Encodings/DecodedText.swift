/// The text of a file in any encoding: the one that it declares, the one that its bytes prove, or the one in which they are text of a
/// language. Linear in the number of bytes; the guess looks at a few kilobytes.
public struct DecodedText: Sendable, Equatable {
    public var text: String
    public var encoding: TextEncoding
    /// Places that mean nothing in the encoding, U+FFFD in the text; few beside the characters beyond ASCII.
    public var damage: Int

    /// - Parameter language: BCP 47, as the file's name gives it; it decides where the bytes say little.
    /// - Returns: nil if the encoding is not clear, or the file is no text.
    public init?(_ bytes: [UInt8], language: String? = nil) {
        // Some programs fill the end of a file.
        let bytes = bytes[..<(bytes.lastIndex { $0 != 0 }.map { min(bytes.count, ($0 + 4) & ~3) } ?? 0)]
        if let (encoding, mark) = Self.mark(bytes) {
            self.init(bytes.dropFirst(mark), encoding)
            text = DoublyEncoded.repaired(text) ?? text
            return
        }
        if let wide = Self.wide(bytes) {
            self.init(bytes, wide)
            return
        }
        let plain = bytes[..<(bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)]
        guard !plain.contains(0) else { return nil }
        if let text = String(validating: plain, as: UTF8.self) {
            let encoding = Self.shifts(plain) ? TextEncoding.iso2022JP : .utf8
            guard encoding == .utf8 else {
                self.init(plain, encoding)
                return
            }
            self.init(text: DoublyEncoded.repaired(text) ?? text, encoding: .utf8, damage: 0)
            return
        }
        if let declared = Self.declared(plain), declared.unit == 1, declared != .utf8, let decoded = DecodedText(plain, declared) {
            self = decoded
        } else if Self.isDamagedUTF8(plain), let decoded = DecodedText(plain, .utf8) {
            self = decoded
        } else if let guess = EncodingGuess.of(plain, language: language) {
            self.init(plain, guess)
        } else {
            return nil
        }
    }

    private init(text: String, encoding: TextEncoding, damage: Int) {
        (self.text, self.encoding, self.damage) = (text, encoding, damage)
    }

    private init?(_ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding) {
        let beyond = encoding.unit > 1 ? bytes.count / encoding.unit : bytes.count { $0 >= 0x80 }
        guard let (text, damage) = Transcoding.decode(bytes, from: encoding, most: 2 + beyond / 50) else { return nil }
        self.init(text: text.last == "\0" ? String(text.unicodeScalars.trimmingZeros) : text, encoding: encoding, damage: damage)
    }

    /// A byte order mark and its length.
    private static func mark(_ bytes: ArraySlice<UInt8>) -> (TextEncoding, Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// UTF-16 without a mark: digits, spaces and line ends have a zero byte, always on the same side.
    private static func wide(_ bytes: ArraySlice<UInt8>) -> TextEncoding? {
        let sample = bytes.prefix(4_096)
        var zeros = [0, 0]
        for (index, byte) in sample.enumerated() where byte == 0 { zeros[index & 1] += 1 }
        let units = sample.count / 2
        if zeros[1] * 20 > units, zeros[0] * 20 <= zeros[1] { return .utf16LittleEndian }
        if zeros[0] * 20 > units, zeros[1] * 20 <= zeros[0] { return .utf16BigEndian }
        return nil
    }

    /// Whether it switches to Japanese and back with escape sequences (ISO 2022): `ESC $ B`, `ESC $ @`.
    private static func shifts(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while let escape = rest.firstIndex(of: 0x1B) {
            rest = rest[(escape + 1)...]
            if rest.starts(with: [0x24, 0x42]) || rest.starts(with: [0x24, 0x40]) { return true }
        }
        return false
    }

    /// The encoding in an XML declaration.
    private static func declared(_ bytes: ArraySlice<UInt8>) -> TextEncoding? {
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard let start = head.firstIndex(where: { !$0.isWhitespace }), head[start...].hasPrefix("<?xml"),
            let name = head[start...].prefix(while: { $0 != ">" }).firstRange(of: "encoding")?.upperBound
        else { return nil }
        let value = head[name...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return TextEncoding(declared: value.dropFirst().prefix { $0 != quote })
    }

    /// Whether nearly all bytes beyond ASCII are characters of UTF-8. Text in another encoding hardly ever looks like that.
    private static func isDamagedUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
        var (whole, broken) = (0, 0)
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let byte = bytes[at]
            at += 1
            guard byte >= 0x80 else { continue }
            let more = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0
            let tail = bytes[at...].prefix(more)
            if more > 0, byte < 0xF5, tail.count == more, tail.allSatisfy({ $0 & 0xC0 == 0x80 }) {
                whole += 1
                at += more
            } else {
                broken += 1
            }
        }
        return whole >= 4 && broken * 25 <= whole
    }
}

extension String.UnicodeScalarView {
    fileprivate var trimmingZeros: Substring.UnicodeScalarView {
        var rest = self[...]
        while rest.last == "\0" { rest.removeLast() }
        return rest
    }
}
