/// `Content-Disposition` of a download (RFC 6266): a plain name for old clients, the true one beside it.
enum ContentDisposition {
    static func attachment(_ name: String) -> String {
        let safe = String(
            name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }.map(Character.init).prefix(200))
        let plain = String(safe.unicodeScalars.map { $0.isASCII && $0 != "\"" && $0 != "%" ? Character($0) : "_" })
        let header = "attachment; filename=\"\(plain)\""
        return plain == safe ? header : header + "; filename*=UTF-8''" + encoded(safe)
    }

    /// Percent-encodes all but RFC 5987's `attr-char`.
    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { result, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "!#$&+-.^_`|~".contains(character) {
                result.append(character)
            } else {
                result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
            }
        }
    }
}
