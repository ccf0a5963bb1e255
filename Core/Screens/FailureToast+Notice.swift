public import DesignSystem
public import Flow

extension FailureToast {
    /// For the failure of a notice, on a screen that shows changes before they are saved.
    public init(_ failure: ViewStateError?, key: String = "failure") {
        // Where trying again helps, the reason is of no use to the person; elsewhere the message says it all.
        if let failure, !failure.isRetryable {
            self.init(failure.message + ".", key: key)
        } else {
            self.init(isUnsaved: failure != nil, key: key)
        }
    }

    /// For the failure of a notice about something else than such a change: a scan that did not start, a refused correction.
    public init(saying failure: ViewStateError?) { self.init(failure?.sentences) }
}

extension ViewStateError {
    /// The event, and its reason or what to do, where a text stands alone.
    public var sentences: String {
        [message, reason ?? recovery].compactMap(\.self).map { $0.last.map(".!?…".contains) == true ? $0 : $0 + "." }.joined(separator: " ")
    }
}
