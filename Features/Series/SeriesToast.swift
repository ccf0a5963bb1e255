import DesignSystem
import Flow
public import HTML

/// Says when a change on the page of a series could not be saved.
public struct SeriesToast: HTML {
    let isUnsaved: Bool

    public init(_ state: SeriesFeature.State) { isUnsaved = state.failure != nil }

    public init(_ state: EpisodeFeature.State) { isUnsaved = state.failure != nil }

    public var body: some HTML { FailureToast(isUnsaved: isUnsaved) }
}
