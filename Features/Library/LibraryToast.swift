import DesignSystem
import Flow
public import HTML

/// Says why a scan did not start, or a folder could not be removed.
public struct LibraryToast: HTML {
    let text: String?

    public init(_ state: LibraryFeature.State) { text = state.notice.failure?.message }

    public var body: some HTML { FailureToast(text) }
}
