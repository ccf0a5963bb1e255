import Flow
import FlowTesting
import Testing

/// Sets or clears one of the words that the content holds.
private struct Toggle: UnsavedChange {
    var word: String
    var isOn: Bool

    func apply(to content: inout Set<String>) {
        if isOn { content.insert(word) } else { content.remove(word) }
    }
}

private typealias Words = Editing<Toggle, String>

@Suite("Content that a person changes", .timeLimit(.minutes(10)))
struct EditingTests {
    private enum Step: Sendable {
        case loaded(Set<String>), failed, gone
        case set(String, Bool)
        /// The outcome of a change that was set.
        case saved(String, Bool), unsaved(String, Bool)
        case expired
    }

    private struct Shown: Equatable {
        var words: Set<String>?
        var offer: String?
        var failure: ViewStateError?
        var saving = 0
    }

    private static let broken = ViewStateError("Broken")

    @Test(
        "What the screen shows after each sequence of loads, changes and outcomes",
        arguments: [
            // Without content there is nothing to change.
            ([.set("a", true)], Shown()),
            ([.failed, .set("a", true)], Shown()),
            // A change shows at once, is kept and offered to be undone when it is saved, and taken back when it fails.
            ([.loaded([]), .set("a", true)], Shown(words: ["a"], saving: 1)),
            ([.loaded([]), .set("a", true), .saved("a", true)], Shown(words: ["a"], offer: "undo a")),
            ([.loaded(["b"]), .set("a", true), .unsaved("a", true)], Shown(words: ["b"], failure: broken)),
            ([.loaded([]), .set("a", true), .saved("a", true), .expired], Shown(words: ["a"])),
            // A reload meanwhile may not know the change yet, or know it already.
            ([.loaded([]), .set("a", true), .loaded(["b"])], Shown(words: ["a", "b"], saving: 1)),
            ([.loaded([]), .set("a", true), .loaded(["a"]), .saved("a", true)], Shown(words: ["a"], offer: "undo a")),
            ([.loaded([]), .set("a", true), .loaded(["b"]), .unsaved("a", true)], Shown(words: ["b"], failure: broken)),
            // A reload that fails takes nothing away.
            ([.loaded(["b"]), .failed], Shown(words: ["b"])),
            ([.loaded([]), .set("a", true), .failed, .saved("a", true)], Shown(words: ["a"], offer: "undo a")),
            // What is gone stays away, however its changes end, until it is there again.
            ([.loaded([]), .set("a", true), .gone, .saved("a", true)], Shown(offer: "undo a")),
            ([.loaded([]), .set("a", true), .gone, .unsaved("a", true)], Shown(failure: broken)),
            ([.loaded([]), .set("a", true), .gone, .loaded(["b"])], Shown(words: ["a", "b"], saving: 1)),
            // Two changes: the last of them is shown, and one that fails does not take the other along.
            ([.loaded([]), .set("a", true), .set("a", false)], Shown(words: [], saving: 2)),
            ([.loaded([]), .set("a", true), .set("b", true), .unsaved("a", true)], Shown(words: ["b"], failure: broken, saving: 1)),
            (
                [.loaded([]), .set("a", true), .set("b", true), .unsaved("a", true), .saved("b", true)],
                Shown(words: ["b"], failure: broken)
            ),
            ([.loaded([]), .set("a", true), .saved("a", true), .set("b", true)], Shown(words: ["a", "b"], saving: 1)),
        ] as [([Step], Shown)])
    private func table(steps: [Step], after: Shown) {
        let page = Words(Loading { AsyncStream { $0.finish() } }, on: ManualClock())
        var state = Words.State()
        for step in steps {
            _ =
                switch step {
                case .loaded(let words): page.reduce(into: &state, .content(.loaded(words)))
                case .failed: page.reduce(into: &state, .content(.failed(Self.broken)))
                case .gone: page.reduce(into: &state, .content(.failed(ViewStateError("Not found", isRetryable: false))))
                case .set(let word, let isOn): page.save(Toggle(word: word, isOn: isOn), for: word, in: &state) { nil }
                case .saved(let word, let isOn):
                    page.reduce(into: &state, .saved(Toggle(word: word, isOn: isOn), .success("undo \(word)")))
                case .unsaved(let word, let isOn):
                    page.reduce(into: &state, .saved(Toggle(word: word, isOn: isOn), .failure(Self.broken)))
                case .expired: page.reduce(into: &state, .notice(.expired))
                }
        }
        let shown = Shown(
            words: state.content.content, offer: state.notice.offer, failure: state.notice.failure, saving: state.notice.saving)
        #expect(shown == after, "\(steps)")
        #expect(state.unsaved.isEmpty == (after.saving == 0), "\(steps)")
    }

    @Test("It loads when it appears and when a person tries again; a saved change offers its undo for eight seconds")
    func life() async {
        let clock = ManualClock()
        let store = TestStore(
            Words.State(),
            Words(
                Loading {
                    AsyncStream { updates in
                        updates.yield(.success([]))
                        updates.finish()
                    }
                }, on: clock))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded([]))) { $0.content = .ready([]) }
        await store.send(.retry)
        await store.receive(.content(.loaded([])))
        await store.send(.saved(Toggle(word: "a", isOn: true), .success("undo a"))) { $0.notice = .init(offer: "undo a") }
        await clock.advance(by: .seconds(8))
        await store.receive(.notice(.expired)) { $0.notice = .init() }
        await store.finish()
    }
}
