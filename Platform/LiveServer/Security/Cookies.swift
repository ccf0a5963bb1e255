public import HTTPTypes

/// The cookies of a request (RFC 6265 §4.2), by name; the first of several with one name, which is the most specific.
///
/// Not trusted, but bounded: at most 32 of at most 4 KB together; a name or value with a control character is left out.
public enum Cookies {
    public static func read(_ headers: HTTPFields) -> [String: String] {
        var cookies: [String: String] = [:]
        for header in headers[values: .cookie] where header.utf8.count <= 4096 {
            for pair in header.split(separator: ";").prefix(32) {
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let name = sides[0].trimmingWhitespace()
                guard sides.count == 2, !name.isEmpty, cookies.count < 32, cookies[String(name)] == nil,
                    pair.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
                else { continue }
                var value = sides[1].trimmingWhitespace()
                if value.utf8.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
                cookies[String(name)] = String(value)
            }
        }
        return cookies
    }
}
