/// The number of typing errors between two words: letters that are missing, extra or different, and swapped neighbours.
///
/// Mutable only to reuse its working memory: one value compares one word with many.
public struct EditDistance: Sendable {
    private let word: [UInt8]
    private let limit: Int
    private var beforeLast: [Int]
    private var last: [Int]
    private var current: [Int]

    /// - Parameter limit: distances above it are not distinguished. From 0.
    public init(from word: String, limit: Int) {
        self.word = Array(word.utf8)
        self.limit = max(0, limit)
        beforeLast = Array(repeating: 0, count: self.word.count + 1)
        last = beforeLast
        current = beforeLast
    }

    /// The distance to the whole of `other`, and the smallest to any beginning of it; nil above the limit. Takes time for the letters of both words
    /// times the limit: places further apart than the limit are not compared.
    public mutating func callAsFunction(to other: String) -> (whole: Int?, beginning: Int?) {
        let length = word.count
        let size = other.utf8.count
        if size + limit < length { return (nil, nil) }
        for column in 0...length { last[column] = column }
        var (best, whole) = (length, length)
        var row = 0
        // No letter of a word.
        var previous: UInt8 = 0
        for letter in other.utf8.prefix(length + limit) {
            let (start, end) = (max(0, row - limit), min(length, row + limit + 1))
            current[start] = start == 0 ? row + 1 : limit + 1
            var least = current[start]
            for column in start..<end {
                let mine = word[column]
                var cost = min(last[column] + (mine == letter ? 0 : 1), min(last[column + 1], current[column]) + 1)
                if column > 0, mine == previous, word[column - 1] == letter {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current[column + 1] = cost
                least = min(least, cost)
            }
            // The next letter reads one place more.
            if end < length { current[end + 1] = limit + 1 }
            whole = end == length ? current[length] : limit + 1
            best = min(best, whole)
            swap(&beforeLast, &last)
            swap(&last, &current)
            row += 1
            previous = letter
            if least > limit { break }
        }
        return (row == size && whole <= limit ? whole : nil, best <= limit ? best : nil)
    }
}
