import DesignSystem
import Flow
public import HTML

/// Says why a scan did not start.
public struct MoviesToast: HTML {
    let text: String?

    public init(_ state: MoviesFeature.State) { text = state.notice.failure?.message }

    public var body: some HTML { FailureToast(text) }
}
