/// The number of typing errors between two words: letters that are missing, extra or different, and swapped neighbours.
///
/// Mutable only to reuse its working memory: one value compares one word with many.
public struct EditDistance: Sendable {
    private let word: [UInt8]
    private let limit: Int
    private var beforeLast: [Int]
    private var last: [Int]
    private var current: [Int]

    /// - Parameter limit: distances above it are not distinguished.
    public init(from word: String, limit: Int) {
        self.word = Array(word.utf8)
        self.limit = limit
        beforeLast = Array(repeating: 0, count: self.word.count + 1)
        last = beforeLast
        current = beforeLast
    }

    /// The distance to the whole of `other`, and the smallest to any beginning of it; nil above the limit.
    public mutating func callAsFunction(to other: String) -> (whole: Int?, beginning: Int?) {
        let length = word.count
        let size = other.utf8.count
        if size + limit < length { return (nil, nil) }
        for column in 0...length { last[column] = column }
        var best = length
        var row = 0
        // No letter of a word.
        var previous: UInt8 = 0
        for letter in other.utf8.prefix(length + limit) {
            current[0] = row + 1
            var least = current[0]
            for column in 0..<length {
                let mine = word[column]
                var cost = min(last[column] + (mine == letter ? 0 : 1), min(last[column + 1], current[column]) + 1)
                if column > 0, mine == previous, word[column - 1] == letter {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current[column + 1] = cost
                least = min(least, cost)
            }
            best = min(best, current[length])
            swap(&beforeLast, &last)
            swap(&last, &current)
            row += 1
            previous = letter
            if least > limit { break }
        }
        let isWhole = row == size && last[length] <= limit
        return (isWhole ? last[length] : nil, best <= limit ? best : nil)
    }
}
