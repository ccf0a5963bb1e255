/// Detects the encoding of subtitle files: a byte order mark, valid UTF-8, or else Windows-1252.
enum TextEncoding {
    /// - Parameter legacy: false repairs damaged UTF-8 instead of reading it as Windows-1252.
    static func decode(_ bytes: [UInt8], legacy: Bool = true) -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Bytes.clean(String(decoding: bytes.dropFirst(3), as: UTF8.self)) }
        if bytes.starts(with: [0xFE, 0xFF]) { return Bytes.clean(utf16(bytes.dropFirst(2), high: 0)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return Bytes.clean(utf16(bytes.dropFirst(2), high: 1)) }
        if let text = String(validating: bytes, as: UTF8.self) { return Bytes.clean(text) }
        guard legacy else { return Bytes.clean(String(decoding: bytes, as: UTF8.self)) }
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            let code = (0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : UInt16(byte)
            if let scalar = Unicode.Scalar(code) { scalars.append(scalar) }
        }
        return Bytes.clean(String(scalars))
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { at in
            UInt16(bytes[at + high]) << 8 | UInt16(bytes[at + 1 - high])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// 0x80 to 0x9F of Windows-1252; its five unassigned codes are unchanged.
    private static let windows: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
        0x017E, 0x0178,
    ]
}
