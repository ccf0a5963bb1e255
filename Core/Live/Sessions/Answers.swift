/// Which messages of a browser were applied, and which of them it was told about.
///
/// The browser keeps a field that is being typed in for as long as its newest intent is not confirmed, so a frame may only confirm an intent
/// whose action was reduced before the frame's state was read. A session is an actor and may take messages while a frame waits for that
/// state: the frame therefore takes its `promise` first and reads the state afterwards.
struct Answers: Equatable, Sendable {
    /// The messages that a frame may confirm.
    struct Promise: Equatable, Sendable {
        /// The newest intent that was applied, or refused.
        fileprivate(set) var intent = 0
        /// How many messages were dealt with.
        fileprivate var messages = 0
    }

    private(set) var promise = Promise()
    private var told = 0

    /// A message was dealt with completely; `intent` is its number if it has one.
    mutating func applied(_ intent: Int? = nil) {
        promise.messages += 1
        if let intent { promise.intent = max(promise.intent, intent) }
    }

    /// Whether a frame with this promise is awaited even if nothing on the page has changed.
    func owes(_ promise: Promise) -> Bool { promise.messages > told }

    /// The frame with this promise was sent.
    mutating func tell(_ promise: Promise) { told = max(told, promise.messages) }
}
