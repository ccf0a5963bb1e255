import Caching
import Testing

@Suite("Recently used values")
struct RecentValuesTests {
    @Test("A value is created once, until it is evicted as the least recently used")
    func order() {
        let values = RecentValues<String, Int>(capacity: 2)
        var made = 0
        func value(_ key: String) -> Int {
            values.value(for: key) {
                made += 1
                return made
            }
        }
        #expect(value("a") == 1 && value("b") == 2)
        #expect(value("a") == 1, "used again")
        #expect(value("c") == 3, "takes the place of b")
        #expect(value("a") == 1)
        #expect(value("b") == 4)
    }
}
