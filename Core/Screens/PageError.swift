import DesignSystem
public import Flow
public import HTML

/// The error of a whole page: with “Try again” if that may help, else with a way on for a viewer who may open lists.
public struct PageError<Intent: BrowserIntent>: HTML {
    let error: ViewStateError
    let retry: Intent
    let elsewhere: (label: String, path: String)?

    public init(_ error: ViewStateError, retry: Intent, elsewhere label: String, path: String, mayBrowse: Bool) {
        self.error = error
        self.retry = retry
        elsewhere = mayBrowse ? (label, path) : nil
    }

    public var body: some HTML {
        ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .page) {
            if error.isRetryable {
                IntentForm(retry) { Button("Try again", icon: .retry, .type("submit")) }
            } else if let elsewhere {
                LinkButton(elsewhere.label, path: elsewhere.path)
            }
        }
    }
}
