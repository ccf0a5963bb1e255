/// The labels of a series: with valid names, sorted by name, so that equal sets are the same series.
struct Labels: Hashable, Sendable {
    let pairs: [Pair]

    struct Pair: Hashable, Sendable {
        let name: String
        let value: String
    }

    /// Values are truncated to 128 characters: a label is a category, not a text.
    init(_ dimensions: [(String, String)]) {
        pairs =
            dimensions
            .map { Pair(name: MetricName.sanitisedLabel($0.0), value: String($0.1.prefix(128))) }
            .sorted { $0.name < $1.name }
    }

    static let overflow = Labels([("overflow", "true")])

    /// `{a="1",b="2"}`, or nothing for no labels.
    func text(adding extra: Pair? = nil) -> String {
        let all = pairs + (extra.map { [$0] } ?? [])
        if all.isEmpty { return "" }
        return "{" + all.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",") + "}"
    }

    /// Escapes backslash, quote and newline, as the format requires.
    static func escaped(_ value: String) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
