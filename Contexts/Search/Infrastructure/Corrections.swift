import CoreDomain
import GRDB
import Persistence
import SearchDomain

/// Suggested words. Two typing errors rarely affect both ends of a word, so only words that begin or end like the typed one are compared,
/// and those with two neighbouring letters swapped.
struct Corrections {
    private let db: GRDB.Database

    init(_ db: GRDB.Database) { self.db = db }

    /// An expression for the index with each word or its corrections; nil if there is nothing to correct.
    func alternatives(of words: [String]) throws -> String? {
        var isChanged = false
        let parts = try words.enumerated().map { index, word in
            let isLast = index == words.count - 1
            let near = try meant(by: word, mayBeUnfinished: isLast)
            isChanged = isChanged || !near.isEmpty
            let own = isLast ? "\"\(word)\" *" : "\"\(word)\""
            return "(\(([own] + near.map { "\"\($0)\"" }).joined(separator: " OR ")))"
        }
        return isChanged ? parts.joined(separator: " AND ") : nil
    }

    private func meant(by word: String, mayBeUnfinished: Bool) throws -> [String] {
        let length = word.utf8.count
        // One error in a short word, two in a longer one. Numbers are not corrected.
        guard length >= 3, !word.allSatisfy(\.isNumber) else { return [] }
        var distance = EditDistance(from: word, limit: length < 6 ? 1 : 2)
        var near: [(word: String, distance: Int)] = []
        for candidate in try candidates(for: word, mayBeLonger: mayBeUnfinished) where candidate != word {
            let (whole, beginning) = distance(to: candidate)
            if let whole {
                near.append((candidate, whole * 2))
            } else if mayBeUnfinished, length >= 5, beginning == 1 {
                near.append((candidate, 3))
            }
        }
        return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(Self.kept).map(\.word)
    }

    private static let kept = 12
    private static let looked = 6000

    private func candidates(for word: String, mayBeLonger: Bool) throws -> Set<String> {
        let length = word.count
        let shared = length < 4 ? 1 : length < 8 ? 2 : 3
        let forwards = try db.cachedStatement(
            sql: """
                SELECT word FROM search_word WHERE word BETWEEN ? AND ? AND length(word) BETWEEN ? AND ? LIMIT \(Self.looked)
                """)
        let backwards = try db.cachedStatement(
            sql: """
                SELECT word FROM search_word WHERE reversed BETWEEN ? AND ? AND length(reversed) BETWEEN ? AND ?
                LIMIT \(Self.looked)
                """)
        let start = String(word.prefix(shared))
        let end = String(word.reversed().prefix(shared))
        let begins: StatementArguments = [start, start + "\u{10FFFF}", length - 2, mayBeLonger ? 40 : length + 2]
        let ends: StatementArguments = [end, end + "\u{10FFFF}", length - 2, length + 2]
        let swapped = try db.cachedStatement(sql: "SELECT word FROM json_each(?) AS wanted CROSS JOIN search_word ON word = wanted.value")
        return Set(try String.fetchAll(forwards, arguments: begins))
            .union(try String.fetchAll(backwards, arguments: ends))
            .union(try String.fetchAll(swapped, arguments: [KeyList(Self.swaps(of: word))]))
    }

    /// The word with each two of its neighbours swapped. In a short word such an error affects both ends: *haet*, *heat*.
    static func swaps(of word: String) -> [String] {
        let letters = Array(word)
        return zip(letters.indices, letters.indices.dropFirst()).filter { letters[$0] != letters[$1] }.map { first, second in
            var swapped = letters
            swapped.swapAt(first, second)
            return String(swapped)
        }
    }
}
