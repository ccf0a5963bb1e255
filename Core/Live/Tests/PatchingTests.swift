import Flow
import HTML
import LiveTesting
import Testing

@testable import Live

@Suite("Patching") struct PatchingTests {
    private func page(_ state: Playground.State) -> PageBuffer {
        var page = PageBuffer()
        LiveRoot(content: PlaygroundView(state: state)).render(into: &page)
        return page
    }

    private func frame(from old: Playground.State, to new: Playground.State) -> [UInt8] {
        let digests = PageDigests(page(old))
        let page = page(new)
        var frame = FrameWriter()
        frame.add(diff(digests, page), from: digests, to: page)
        return frame.bytes
    }

    private func kinds(_ frame: [UInt8]) -> [String] {
        (Record.parse(frame) ?? []).map { record in
            switch record {
            case .morph(let id, _): "m \(id)"
            case .insert(let list, let before, _): "i \(list) \(before)"
            case .remove(let id): "x \(id)"
            case .order(let list, let ids): "o \(list) \(ids.joined(separator: ","))"
            default: "?"
            }
        }
    }

    private static func items(_ ids: [Int]) -> [Playground.Item] { ids.map { Playground.Item(id: $0, text: "t\($0)") } }

    @Test("only the region that changed is sent")
    func smallest() {
        var state = Playground.State()
        state.items = Self.items([1, 2])
        var new = state
        new.count = 5
        #expect(kinds(frame(from: state, to: new)) == ["m count"])
        new = state
        new.items[1].text = "other"
        #expect(kinds(frame(from: state, to: new)) == ["m item-2"])
        #expect(frame(from: state, to: state).isEmpty)
    }

    @Test(
        "a list is changed by inserting, removing and ordering",
        arguments: [
            ([1, 2, 3], [1, 2, 3, 4], ["i items "]),
            ([1, 2, 3], [0, 1, 2, 3], ["i items item-1"]),
            ([1, 2, 3], [1, 4, 5, 2, 3], ["i items item-2", "i items item-5"]),
            ([1, 2, 3], [1, 3], ["x item-2"]),
            ([1, 2, 3], [3, 2, 1], ["o items item-3,item-2,item-1"]),
            ([1, 2, 3], [], ["x item-1", "x item-2", "x item-3"]),
            ([], [1, 2], ["i items ", "i items item-2"]),
            ([1, 2], [3, 4], ["m items"]),
            ([1, 2, 3], [4, 3, 1], ["x item-2", "i items item-3", "o items item-4,item-3,item-1"]),
        ])
    func lists(before: [Int], after: [Int], expected: [String]) {
        var old = Playground.State()
        old.items = Self.items(before)
        var new = old
        new.items = Self.items(after)
        #expect(kinds(frame(from: old, to: new)) == expected)
    }

    @Test("a page with another root is sent whole, and digests are as large as their regions and names")
    func anotherRoot() {
        func page(_ root: String) -> PageBuffer {
            var page = PageBuffer()
            div(.region(root)) { p(.region("one")) { "1" } }.render(into: &page)
            return page
        }
        let old = PageDigests(page("a"))
        #expect(diff(old, page("b")) == [.morph(0)])
        #expect(diff(PageDigests(PageBuffer()), page("b")) == [.morph(0)])
        #expect(diff(old, page("a")) == [])
        #expect(old.count == 2 && old.size == 2 * 24 + 4)
    }

    @Test("the order of a list is written with commas between its children")
    func order() {
        var (old, new) = (Playground.State(), Playground.State())
        old.items = Self.items([1, 2, 3])
        new.items = Self.items([3, 1, 2])
        #expect(String(decoding: frame(from: old, to: new), as: UTF8.self) == "o\u{1F}items\u{1F}item-3,item-1,item-2\u{1E}")
    }

    @Test("a region that moves to another list is removed before it is inserted")
    func moving() {
        var old = Playground.State()
        old.items = Self.items([1])
        old.others = Self.items([2, 3])
        var new = old
        new.items = Self.items([1, 3])
        new.others = Self.items([2])
        #expect(kinds(frame(from: old, to: new)) == ["x item-3", "i items "])
    }

    @Test("a key that is used twice makes no second region")
    func duplicates() {
        var state = Playground.State()
        state.items = Self.items([1, 1])
        let page = page(state)
        #expect(page.duplicates == 1)
        #expect(page.regions.filter { $0.isList }.count == 1)
    }

    @Test("after any sequence of states the browser shows the last one", arguments: 0..<24)
    func property(seed: UInt64) throws {
        var random = Dice(seed: seed)
        var state = random.opening()
        var browser = try Browser(content: String(decoding: LiveRoot(content: PlaygroundView(state: state)).rendered(), as: UTF8.self))
        for _ in 0..<20 {
            let new = random.step(from: state)
            try browser.apply(frame(from: state, to: new))
            state = new
            let expected = try HTMLReader.element(htmlString(LiveRoot(content: PlaygroundView(state: state))))
            try #require(browser.page == expected.printed)
        }
    }
}
