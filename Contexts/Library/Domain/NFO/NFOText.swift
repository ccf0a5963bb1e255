/// The character sets and escapes of NFO files.
enum NFOText {
    /// The text as UTF-8. The file may be in UTF-8, UTF-16 with a byte order mark, or Latin-1 if it says so.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, low: 0) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, low: 1) }
        let head = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
        if head.hasPrefix("<?xml"),
            ["iso-8859-1", "windows-1252", "latin1"].contains(where: { head.prefix(while: { $0 != ">" }).contains($0) })
        {
            return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
        }
        return bytes
    }

    private static func utf16(_ bytes: [UInt8], low: Int) -> [UInt8] {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8 }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Text with its five entities and character numbers resolved; any other “&” stays.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var out: [UInt8] = []
        var at = bytes.startIndex
        while at < bytes.endIndex {
            if bytes[at] == UInt8(ascii: "&"), let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let text = entity(bytes[(at + 1)..<end])
            {
                out += text.utf8
                at = end + 1
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func entity(_ name: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: name, as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let code = name.hasPrefix("#x") || name.hasPrefix("#X") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            guard let code, code == 9 || code == 10 || code >= 32, let scalar = Unicode.Scalar(code) else { return nil }
            return String(scalar)
        }
    }
}
