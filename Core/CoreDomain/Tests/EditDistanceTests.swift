import CoreDomain
import Testing

@Suite("Typing errors between two words")
struct EditDistanceTests {
    @Test("Any limit gives the distance that comparing all places gives", arguments: 0...4)
    func band(limit: Int) {
        let words = Self.words
        for one in words {
            var distance = EditDistance(from: one, limit: limit)
            for other in words {
                let rows = Self.distances(from: Array(one.utf8), to: Array(other.utf8))
                let (whole, beginning) = (rows.last ?? 0, rows.min() ?? 0)
                let found = distance(to: other)
                #expect(found.whole == (whole <= limit ? whole : nil), "\(one) \(other)")
                #expect(found.beginning == (beginning <= limit ? beginning : nil), "\(one) \(other)")
            }
        }
    }

    /// All words of up to four of two letters, and some that change twice.
    private static let words: [String] = {
        var words = [""]
        for length in 1...4 { words += words.filter { $0.count == length - 1 }.flatMap { [$0 + "a", $0 + "b"] } }
        return words + ["interstellar", "intersteler", "nitersetllar", "interstellar two", "stellar", "aaaaaaaaaab", "baaaaaaaaaa"]
    }()

    /// To each beginning of the other word, the whole one last; without limits.
    private static func distances(from one: [UInt8], to other: [UInt8]) -> [Int] {
        var rows = [Array(0...one.count)]
        for (row, letter) in other.enumerated() {
            var cells = [row + 1]
            for column in one.indices {
                var cost = min(rows[row][column] + (one[column] == letter ? 0 : 1), rows[row][column + 1] + 1, cells[column] + 1)
                if column > 0, row > 0, one[column] == other[row - 1], one[column - 1] == letter {
                    cost = min(cost, rows[row - 1][column - 1] + 1)
                }
                cells.append(cost)
            }
            rows.append(cells)
        }
        return rows.map { $0[one.count] }
    }
}
