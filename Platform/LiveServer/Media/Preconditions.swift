import CoreDomain
import HTTPTypes

/// Evaluates the conditional headers of a request in the order of RFC 9110 (§13.2.2).
struct Preconditions {
    enum Verdict: Equatable {
        case proceed(rangeCounts: Bool)
        case notModified
        case failed
    }

    /// - Parameters:
    ///   - entityTag: Strong, with its quotes.
    ///   - modified: Whole seconds since 1970.
    static func evaluate(_ headers: HTTPFields, entityTag: String, modified: Int) -> Verdict {
        if let match = headers[.ifMatch] {
            guard lists(match, entityTag, weakly: false) else { return .failed }
        } else if let date = headers[.ifUnmodifiedSince].flatMap(HTTPDate.seconds) {
            guard modified <= date else { return .failed }
        }
        if let match = headers[.ifNoneMatch] {
            if lists(match, entityTag, weakly: true) { return .notModified }
        } else if let date = headers[.ifModifiedSince].flatMap(HTTPDate.seconds), modified <= date {
            return .notModified
        }
        return .proceed(rangeCounts: rangeCounts(headers[.ifRange], entityTag: entityTag, modified: modified))
    }

    /// `If-Range` is a strong tag or the exact date; a weak tag never matches.
    private static func rangeCounts(_ header: String?, entityTag: String, modified: Int) -> Bool {
        guard let header else { return true }
        if header.hasPrefix("\"") || header.hasPrefix("W/") { return header == entityTag }
        return HTTPDate.seconds(header) == modified
    }

    private static func lists(_ header: String, _ entityTag: String, weakly: Bool) -> Bool {
        header.split(separator: ",").contains { element in
            var tag = element.trimmingWhitespace()
            if tag == "*" { return true }
            if tag.hasPrefix("W/") {
                guard weakly else { return false }
                tag = tag.dropFirst(2)
            }
            return tag == entityTag
        }
    }
}
