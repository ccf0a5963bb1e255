public import DesignSystem
public import Flow

extension FailureToast {
    /// For the failure of a notice, on a screen that shows changes before they are saved.
    public init(_ failure: ViewStateError?) {
        if failure == .undoExpired { self.init("That can no longer be undone.") } else { self.init(isUnsaved: failure != nil) }
    }
}
