/// A language as TMDb writes it: `pt` or `pt-BR`.
struct LanguageTag: Hashable {
    /// Most titles have texts in it.
    static let english = "en"

    /// ISO 639.
    let language: String
    /// ISO 3166-1.
    let region: String?

    init?(_ text: String) {
        let parts = text.trimmed.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard (1...2).contains(parts.count), text.utf8.count <= 20 else { return nil }
        language = parts[0].lowercased()
        region = parts.count == 2 ? parts[1].uppercased() : nil
        guard Self.isLanguage(language), region.map(Self.isRegion) ?? true else { return nil }
    }

    var text: String { region.map { "\(language)-\($0)" } ?? language }

    static func isLanguage(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    static func isRegion(_ text: String) -> Bool {
        text.utf8.count == 2 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
