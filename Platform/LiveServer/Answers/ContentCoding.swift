import CoreDomain
import HTTPTypes

/// The content coding of an answer (RFC 9110 §12.5.3).
enum ContentCoding {
    /// Whether a request's `Accept-Encoding` accepts gzip and does not prefer the plain form.
    static func takesGzip(_ header: String?) -> Bool {
        guard let header, header.utf8.count <= 1024 else { return false }
        var weights: [Substring: Int] = [:]
        for item in header.split(separator: ",") {
            let parts = item.split(separator: ";", omittingEmptySubsequences: false)
            let name = parts[0].trimmingWhitespace()
            guard let weight = weight(parts.dropFirst()) else { continue }
            weights[Substring(name.lowercased())] = weight
        }
        guard let gzip = weights["gzip"] ?? weights["x-gzip"] ?? weights["*"], gzip > 0 else { return false }
        return gzip >= weights["identity"] ?? 0
    }

    /// Thousandths; nil for anything that is not a weight.
    private static func weight(_ parameters: ArraySlice<Substring>) -> Int? {
        for parameter in parameters {
            let sides = parameter.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[0].trimmingWhitespace().lowercased() == "q" else { continue }
            let digits = sides[1].trimmingWhitespace()
            guard digits.utf8.count <= 5, let value = Double(digits), (0...1).contains(value) else { return nil }
            return Int(checked: (value * 1000).rounded())
        }
        return 1000
    }

    /// Whether compression makes answers of this media type smaller.
    static func isText(_ type: String?) -> Bool {
        guard let type = type?.prefix(while: { $0 != ";" }).lowercased() else { return false }
        return ["json", "+xml", "/xml", "mpegurl"].contains(where: type.hasSuffix) || type.hasPrefix("text/")
    }
}
