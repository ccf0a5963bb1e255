import DesignSystem
import Flow
public import HTML
import Screens
import TVSeriesDomain
import ViewingDomain

/// The last change on the page of a series or an episode, with its undo, or that it could not be saved.
public struct SeriesToast<Undo: BrowserIntent>: HTML {
    let offer: UndoOffer<ViewingUndo>?
    /// Nil when the page is gone: then there is nothing to undo the change on.
    let title: String?
    let undo: Undo
    let failure: ViewStateError?

    public var body: some HTML {
        FailureToast(failure)
        if let offer, let title { UndoToast(key: offer.key, offer.sentence(about: title), undo: undo) }
    }
}

extension SeriesToast<SeriesFeature.Intent> {
    public init(_ state: SeriesFeature.State) {
        offer = state.page.notice.offer
        title = state.page.content.content?.series.summary.title
        undo = .undo
        failure = state.page.notice.failure
    }
}

extension SeriesToast<EpisodeFeature.Intent> {
    public init(_ state: EpisodeFeature.State) {
        let content = state.page.content.content
        offer = state.page.notice.offer
        title = offer?.change.isOfSeries == true ? content?.seriesTitle : content?.episode.title
        undo = .undo
        failure = state.page.notice.failure
    }
}

extension UndoableChange {
    /// On the page of an episode, a file and the rating are the episode's, and everything else belongs to its series.
    fileprivate var isOfSeries: Bool {
        switch self {
        case .watched, .rated: false
        case .watchlist, .allWatched, .dismissed: true
        }
    }
}
