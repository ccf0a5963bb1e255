import DesignSystem
import Flow
public import HTML
import TVSeriesDomain
import ViewingDomain

/// The last change on the page of a series or an episode, with its undo, or that it could not be saved.
public struct SeriesToast<Undo: BrowserIntent>: HTML {
    let offer: UndoOffer?
    let title: String
    let undo: Undo
    let isUnsaved: Bool

    public var body: some HTML {
        FailureToast(isUnsaved: isUnsaved)
        if let offer {
            Toast(key: offer.key, offer.sentence(about: title)) {
                IntentForm(undo) { Button("Undo", icon: .undo, kind: .plain, .type("submit")) }
            }
        }
    }
}

extension SeriesToast<SeriesFeature.Intent> {
    public init(_ state: SeriesFeature.State) {
        offer = state.page.notice.offer
        title = state.page.content.content?.series.summary.title ?? ""
        undo = .undo
        isUnsaved = state.page.notice.failure != nil
    }
}

extension SeriesToast<EpisodeFeature.Intent> {
    public init(_ state: EpisodeFeature.State) {
        offer = state.notice.offer
        title = state.content.content?.episode.title ?? ""
        undo = .undo
        isUnsaved = state.notice.failure != nil
    }
}
