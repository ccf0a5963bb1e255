import CoreDomain
import Flow
import FlowTesting
import Screens
import Testing

/// What a page shows of a title of which the viewer keeps something.
struct Content: MarkedContent {
    var markedTitle = TitleID("tmdb-1")!
    var markedFiles = [FileID("aaaaaaaa")!]
    var isOnWatchlist = false
    var isContinued = true
    var ratedTitle: RatedTitle { .title(markedTitle) }
    var ownRating = OwnRating(3)
}

/// A page about a title, with nothing but the changes that such pages have in common.
struct MarkedPage: Feature {
    typealias Editing = Flow.Editing<TitleMark<Content>, UndoOffer<String>>

    struct State: Equatable, Sendable {
        var page = Editing.State(.ready(Content()))
    }

    enum Action: Equatable, Sendable {
        case setOnWatchlist(Bool)
        case dismiss
        case setWatched(Bool, FileID)
        case setAllWatched(Bool)
        case rate(OwnRating?)
        case undo
        case page(Editing.Action)
    }

    var client: MarkClient<String>

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        let editing = Editing(Loading { unimplementedStream("content") }, on: ManualClock())
        let effect =
            switch action {
            case .setOnWatchlist(let isOn): editing.setOnWatchlist(isOn, in: &state.page, with: client)
            case .dismiss: editing.dismiss(in: &state.page, with: client)
            case .setWatched(let isWatched, let file): editing.setWatched(isWatched, file, in: &state.page, with: client)
            case .setAllWatched(let isWatched): editing.setAllWatched(isWatched, in: &state.page, with: client)
            case .rate(let rating): editing.rate(rating, in: &state.page, with: client)
            case .undo: editing.undo(in: &state.page, with: client)
            case .page(let action): editing.reduce(into: &state.page, action)
            }
        return effect.map { .page($0) }
    }
}
