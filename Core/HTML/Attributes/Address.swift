/// Addresses that are allowed in `href`, `src` or `action`.
enum Address {
    /// True for relative addresses and for schemes that cannot run code.
    static func isHarmless(_ text: String) -> Bool {
        var scheme: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x3A: return allowed.contains(String(decoding: scheme, as: UTF8.self)) || text.hasPrefix("data:image/")
            case 0x2F, 0x3F, 0x23: return true
            // Browsers ignore control characters and leading blanks in a scheme; only an attack contains them.
            case 0...0x20: return false
            case 0x41...0x5A: scheme.append(byte | 0x20)
            default: scheme.append(byte)
            }
            if scheme.count > 10 { return !text.utf8.contains(0x3A) }
        }
        return true
    }

    private static let allowed: Set<String> = ["http", "https", "mailto", "tel", "blob"]
}
