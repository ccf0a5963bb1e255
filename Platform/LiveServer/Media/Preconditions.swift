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
    ///   - entityTag: With its quotes, after `W/` if it is weak.
    ///   - modified: Whole seconds since 1970; nil for what has no date.
    static func evaluate(_ headers: HTTPFields, entityTag: String, modified: Int?) -> Verdict {
        if let match = headers[.ifMatch] {
            guard lists(match, entityTag, weakly: false) else { return .failed }
        } else if let modified, let date = headers[.ifUnmodifiedSince].flatMap(HTTPDate.seconds) {
            guard modified <= date else { return .failed }
        }
        if let match = headers[.ifNoneMatch] {
            if lists(match, entityTag, weakly: true) { return .notModified }
        } else if let modified, let date = headers[.ifModifiedSince].flatMap(HTTPDate.seconds), modified <= date {
            return .notModified
        }
        return .proceed(rangeCounts: rangeCounts(headers[.ifRange], entityTag: entityTag, modified: modified))
    }

    /// `If-Range` is a strong tag or the exact date; a weak tag never matches.
    private static func rangeCounts(_ header: String?, entityTag: String, modified: Int?) -> Bool {
        guard let header else { return true }
        if header.hasPrefix("\"") || header.hasPrefix("W/") { return header == entityTag && !isWeak(header) }
        return modified.map { HTTPDate.seconds(header) == $0 } ?? false
    }

    static func isWeak(_ entityTag: some StringProtocol) -> Bool { entityTag.hasPrefix("W/") }

    private static func lists(_ header: String, _ entityTag: String, weakly: Bool) -> Bool {
        header.split(separator: ",").contains { element in
            let tag = element.trimmingWhitespace()
            if tag == "*" { return true }
            guard weakly else { return tag == entityTag && !isWeak(tag) }
            return opaque(tag) == opaque(entityTag[...])
        }
    }

    /// Without the mark of a weak one.
    private static func opaque(_ entityTag: Substring) -> Substring { isWeak(entityTag) ? entityTag.dropFirst(2) : entityTag }
}
