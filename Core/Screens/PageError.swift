import DesignSystem
public import Flow
public import HTML

/// The error of a whole page: with “Try again” if that may help, else with a way on.
public struct PageError<Intent: BrowserIntent>: HTML {
    let error: ViewStateError
    let retry: Intent
    let elsewhere: (label: String, path: String)

    public init(_ error: ViewStateError, retry: Intent, elsewhere label: String, path: String) {
        self.error = error
        self.retry = retry
        elsewhere = (label, path)
    }

    public var body: some HTML {
        ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .page) {
            if error.isRetryable {
                IntentForm(retry) { Button("Try again", icon: .retry, .type("submit")) }
            } else {
                LinkButton(elsewhere.label, path: elsewhere.path)
            }
        }
    }
}
