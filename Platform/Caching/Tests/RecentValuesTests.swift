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

    @Test("A capacity below one is one", arguments: [0, 1, -5])
    func least(_ capacity: Int) {
        let values = RecentValues<String, Int>(capacity: capacity)
        #expect(values.value(for: "a") { 1 } == 1)
        #expect(values.value(for: "a") { 2 } == 1)
        #expect(values.value(for: "b") { 3 } == 3)
        #expect(values.value(for: "a") { 4 } == 4)
    }
}
