import CoreDomain

extension Registry {
    /// The content type of ``prometheusText()``.
    public static let prometheusContentType = "text/plain; version=0.0.4; charset=utf-8"

    /// Every series in the Prometheus text format 0.0.4, sorted by name; ends with a newline unless empty.
    public func prometheusText() -> String {
        var text = ""
        for (name, help, family) in snapshot() {
            if let help { text += "# HELP \(name) \(Self.escapedHelp(help))\n" }
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            for (labels, series) in family.series.sorted(by: { $0.key.text() < $1.key.text() }) {
                series.print(name: name, labels: labels, into: &text)
            }
        }
        return text
    }

    private static func escapedHelp(_ help: String) -> String {
        var result = ""
        for scalar in help.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

enum PrometheusNumber {
    /// Integers without a fraction, other numbers in Swift's shortest form, which the format accepts.
    static func text(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
        if value == value.rounded(), abs(value) < 1e15, let whole = Int64(checked: value) { return String(whole) }
        return String(value)
    }
}
