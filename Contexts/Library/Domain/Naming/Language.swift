/// Languages by code or name.
public enum Language {
    /// The BCP 47 tag for ISO 639-1, 639-2 (both forms), a tag (`pt-BR`), or a name in English or the language itself.
    public static func tag(_ text: String) -> String? {
        let lower = text.lowercased()
        if let known = table[lower] { return known }
        let parts = lower.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard parts.count == 2, let base = table[String(parts[0])], parts[0].count <= 3,
            parts[1].utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
        else { return nil }
        switch parts[1].count {
        case 2: return "\(base)-\(parts[1].uppercased())"
        case 4: return "\(base)-\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst())"
        case 3 where parts[1] == "419": return "\(base)-419"
        default: return nil
        }
    }

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        for line in LanguageTable.lines.split(separator: "\n") {
            let names = line.split(separator: " ").map(String.init)
            for name in names { table[name.lowercased().replacing("_", with: " ")] = names[0] }
        }
        return table
    }()
}
