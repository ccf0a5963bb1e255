/// The messages of a browser that were applied, and those that were confirmed to it.
///
/// The browser keeps a field that is being typed in for as long as its newest intent is not confirmed, so a frame may only confirm an intent
/// whose action was reduced before the frame's state was read. A session is an actor and may take messages while a frame waits for that
/// state: the frame therefore reads `applied` first and the state afterwards.
struct Acknowledgements: Equatable, Sendable {
    /// The messages that a frame may confirm.
    struct Applied: Equatable, Sendable {
        /// The newest intent that was applied or refused.
        fileprivate(set) var intent = 0
        /// The number of messages that were applied or refused.
        fileprivate var messages = 0
    }

    private(set) var applied = Applied()
    /// The newest intent that was taken, applied or not.
    private var taken = 0
    /// The number of messages that were confirmed.
    private var confirmed = 0

    /// False for an intent that was taken before: a browser sends everything again whose answer it did not get before its socket closed.
    mutating func take(_ intent: Int) -> Bool {
        guard intent > taken else { return false }
        taken = intent
        return true
    }

    /// A message was applied or refused; `intent` is its number if it has one.
    mutating func add(_ intent: Int? = nil) {
        applied.messages += 1
        if let intent { applied.intent = max(applied.intent, intent) }
    }

    /// Whether the browser waits for the confirmation of these messages, even if nothing on the page has changed.
    func isAwaited(_ applied: Applied) -> Bool { applied.messages > confirmed }

    /// The frame that confirms these messages was sent.
    mutating func confirm(_ applied: Applied) { confirmed = max(confirmed, applied.messages) }
}
