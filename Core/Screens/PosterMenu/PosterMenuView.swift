public import CoreDomain
import DesignSystem
import Flow
public import HTML

/// The button on a poster that opens its menu. It belongs to the form of `PosterMenuSheet`, so that it is short.
public struct PosterMenuButton: HTML {
    let title: TitleID
    let name: String

    public init(_ title: TitleID, name: String) {
        self.title = title
        self.name = name
    }

    public var body: some HTML { MenuOpener(form: posterMenuForm, value: title.rawValue, name: name) }
}

/// The open menu of the posters of a screen; one for each screen, below its content.
public struct PosterMenuSheet<Intent: PosterMenuHost, Undo: Hashable & Sendable>: HTML {
    let state: PosterMenu<Undo>.State

    public init(_ state: PosterMenu<Undo>.State, sending intent: Intent.Type) { self.state = state }

    public var body: some HTML {
        IntentForm(named: "menu.open", .id(posterMenuForm)) {}
        div(.region("poster-menu")) {
            switch state.open {
            case nil: EmptyHTML()
            case .success(let marks):
                MenuSheet(key: "menu-\(state.opened)", of: marks.name, close: Intent.menu(.close)) {
                    TitleMenuEntries(
                        watched: marks.isWatched.map { ($0, Intent.menu(.setWatched(title: marks.id, isOn: !$0))) },
                        watchlist: (marks.isOnWatchlist, .menu(.setOnWatchlist(title: marks.id, isOn: !marks.isOnWatchlist))),
                        dismiss: marks.isContinued ? .menu(.dismiss(title: marks.id)) : nil)
                }
            case .failure(let error):
                MenuSheet(key: "menu-\(state.opened)", of: error.message, close: Intent.menu(.close)) {
                    if let reason = error.reason ?? error.recovery { p(.class("quiet")) { Sentence(reason) } }
                }
            }
        }
    }
}

/// The last change that was made in the menu, with its undo.
public struct PosterMenuToast<Intent: PosterMenuHost, Undo: Hashable & Sendable>: HTML {
    let notice: Notice<PosterMenu<Undo>.Offer>.State

    public init(_ state: PosterMenu<Undo>.State, sending intent: Intent.Type) { notice = state.notice }

    public var body: some HTML {
        // A screen may have toasts of its own about the same title.
        FailureToast(notice.failure, key: "menu-failure")
        if let offer = notice.offer {
            UndoToast(
                key: "menu-\(offer.offer.key)-\(offer.title)", offer.offer.sentence(about: offer.name), undo: Intent.menu(.undo))
        }
    }
}

private let posterMenuForm = "poster-menus"
