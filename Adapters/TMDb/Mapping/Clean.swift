import CoreDomain
import Foundation

/// Fields of answers as facts: bounded, without control characters, and nil where they say nothing.
enum Clean {
    /// One line of at most 500 characters.
    static func line(_ text: String?) -> String? { text.flatMap { clean($0, limit: 500, lineBreak: " ") } }

    /// At most 20,000 characters, with its line breaks.
    static func prose(_ text: String?) -> String? { text.flatMap { clean($0, limit: 20_000, lineBreak: "\n") } }

    /// At most 100 of at most 500 characters, each once.
    static func lines(_ texts: [String?]) -> [String] {
        var lines: [String] = []
        for line in texts.prefix(1_000).compactMap(line) where lines.count < 100 && !lines.contains(line) { lines.append(line) }
        return lines
    }

    private static func clean(_ text: String, limit: Int, lineBreak: Unicode.Scalar) -> String? {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit) {
            switch scalar.properties.generalCategory {
            case .control: if scalar == "\n" { result.append(lineBreak) } else if scalar == "\t" { result.append(" ") }
            case .lineSeparator, .paragraphSeparator: result.append(lineBreak)
            default: if !turnsText(scalar) { result.append(scalar) }
            }
        }
        let line = String(result).trimmed.streamSafe
        return line.isEmpty ? nil : line
    }

    /// Marks that would turn the direction of the text that follows on a page.
    private static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    static func number(_ value: Int?, in range: ClosedRange<Int>) -> Int? { value.flatMap { range.contains($0) ? $0 : nil } }

    static func number(_ value: Double?, in range: ClosedRange<Double>) -> Double? { value.flatMap { range.contains($0) ? $0 : nil } }

    static func popularity(_ value: Double?) -> Double? { number(value, in: 0...1_000_000) }

    /// 0…10; nil for a title that nobody has rated.
    static func rating(_ average: Double?, votes: Int?) -> Double? { votes ?? 0 > 0 ? number(average, in: 0...10) : nil }

    /// In minutes.
    static func runtime(_ minutes: Int?) -> Int? { number(minutes, in: 1...100_000) }

    static func countries(_ codes: [String?]) -> [String] { lines(codes).filter(LanguageTag.isRegion) }

    /// `xx` stands for none, as in silent movies, and `cn` for Cantonese.
    static func languages(_ codes: [String?]) -> [String] {
        lines(codes.map { $0 == "cn" ? "yue" : $0 }).filter { LanguageTag.isLanguage($0) && $0 != "xx" }
    }

    /// An `https` address with a host.
    static func address(_ text: String?) -> URL? {
        guard let text = text?.trimmed, text.utf8.count <= 2_000, text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }),
            let url = URL(string: text), url.scheme?.lowercased() == "https", let host = url.host(), !host.isEmpty, url.user() == nil
        else { return nil }
        return url
    }

    /// The id of a credit: letters and digits.
    static func key(_ text: String?) -> String? {
        text.flatMap { (1...64).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) ? $0 : nil }
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension UInt8 {
    /// In ASCII.
    var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
