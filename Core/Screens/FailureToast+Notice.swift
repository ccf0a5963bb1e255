public import DesignSystem
public import Flow

extension FailureToast {
    /// For the failure of a notice, on a screen that shows changes before they are saved.
    public init(_ failure: ViewStateError?) {
        // Where trying again helps, the reason is of no use to the person; elsewhere the message says it all.
        if let failure, !failure.isRetryable { self.init(failure.message + ".") } else { self.init(isUnsaved: failure != nil) }
    }
}
