import Flow
import Screens
import Testing

@Suite("Failures as whole sentences")
struct FailureSentencesTests {
    private static let table: [(ViewStateError, String)] = [
        (ViewStateError("File not found"), "File not found."), (ViewStateError("The disk is full."), "The disk is full."),
        (ViewStateError("Is its disk connected?"), "Is its disk connected?"),
        (ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space."), "It broke. The disk is full."),
        (ViewStateError("It broke", recovery: "Try again"), "It broke. Try again."),
    ]

    @Test("The event comes first, then its reason or what to do, each with its full stop", arguments: 0..<table.count)
    func sentences(number: Int) {
        let (failure, words) = Self.table[number]
        #expect(failure.sentences == words)
    }
}
