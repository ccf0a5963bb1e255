import DesignSystem
import Flow
public import HTML
import Screens

/// Says why a scan did not start, or a folder could not be removed.
public struct LibraryToast: HTML {
    let failure: ViewStateError?

    public init(_ state: LibraryFeature.State) { failure = state.notice.failure }

    public var body: some HTML { FailureToast(saying: failure) }
}
