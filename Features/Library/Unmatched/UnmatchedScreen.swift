public import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import Live
public import Screens

extension UnmatchedFeature: ScreenFeature {
    public static var patterns: [String] { ["/library/unmatched"] }
    public static var access: Permission { .manageLibrary }
    public static var place: String? { "library" }
    public static func state(for request: ScreenRequest) -> State? { State(after: request["after"].flatMap(TitleID.init(rawValue:))) }
    public static func title(of state: State) -> String { UnmatchedWords.title }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func view(_ state: State) -> UnmatchedView { UnmatchedView(state) }
}

extension UnmatchedFeature.Action: ScreenAction {}

/// The page of titles without a match, each of which leads to the page that corrects it.
public struct UnmatchedView: HTML {
    let state: UnmatchedFeature.State

    init(_ state: UnmatchedFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-library"), .region("unmatched-page")) {
            ScreenTitle(UnmatchedWords.title, note: UnmatchedWords.note, kicker: "Library", kickerPath: LibraryAddress.library)
            switch state.content {
            case .initial, .loading: SkeletonText(lines: 8)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(UnmatchedFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let page):
                if page.titles.isEmpty {
                    EmptyState(icon: .check, title: UnmatchedWords.none, text: UnmatchedWords.noneText)
                } else {
                    Section(UnmatchedWords.count(page)) {
                        UnmatchedList(page: page)
                        if page.hasMore, let last = page.titles.last, let next = LibraryAddress.unmatched(after: last.id) {
                            LinkButton("Next page", path: next)
                        }
                    }
                }
            }
        }
    }
}

private struct UnmatchedList: HTML {
    let page: UnmatchedPage

    var body: some HTML {
        ul(.class("entries entries-wide"), .region("unmatched")) {
            ForEach(page.titles) { title in
                li(.class("entry")) {
                    Icon.movie
                    div(.class("entry-words")) {
                        p(.class("entry-name")) {
                            a(.href(LibraryAddress.correction(of: title.file))) { bdi { TitleWords.title(page.names[title.id]) } }
                        }
                        if let best = title.candidates.first { p { Sentence(UnmatchedWords.perhaps(best.candidate)) } }
                        PlaceLine(library: title.library, path: title.path, files: title.files)
                    }
                }
            }
        }
    }
}
