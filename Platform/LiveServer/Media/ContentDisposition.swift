import HTML

/// `Content-Disposition` of a download (RFC 6266): an ASCII name for old clients, and the real one.
enum ContentDisposition {
    static func attachment(_ name: String) -> String {
        let safe = String(
            name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }.map(Character.init).prefix(200))
        let plain = String(safe.unicodeScalars.map { $0.isASCII && $0 != "\"" && $0 != "%" ? Character($0) : "_" })
        let header = "attachment; filename=\"\(plain)\""
        return plain == safe ? header : header + "; filename*=UTF-8''" + Percent.encode(safe)
    }
}
