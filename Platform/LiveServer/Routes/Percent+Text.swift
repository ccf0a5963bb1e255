import HTML

extension Percent {
    /// Decodes a part of an address or a form. Nil for malformed escapes, bytes that are not UTF-8, and control characters; `linesAllowed`
    /// permits tabs and line breaks.
    static func decodeText(_ text: some StringProtocol, plusIsSpace: Bool = false, linesAllowed: Bool = false) -> String? {
        guard let decoded = decode(text, plusIsSpace: plusIsSpace) else { return nil }
        let isClean = decoded.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F || linesAllowed && ($0 == 0x0A || $0 == 0x0D || $0 == 0x09)
        }
        return isClean ? decoded : nil
    }
}
