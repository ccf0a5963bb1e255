/// The escapes of NFO files.
enum NFOText {
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
