public import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import Live
public import Screens

extension VersionsFeature: ScreenFeature {
    public static var patterns: [String] { ["/library/versions"] }
    public static var access: Permission { .manageLibrary }
    public static var place: String? { "library" }
    public static func state(for request: ScreenRequest) -> State? { State(after: LibraryAddress.version(in: request.location)) }
    public static func title(of state: State) -> String { "Versions and copies" }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func view(_ state: State) -> VersionsView { VersionsView(state) }
}

extension VersionsFeature.Action: ScreenAction {}

/// The page of titles with several files.
public struct VersionsView: HTML {
    let state: VersionsFeature.State

    init(_ state: VersionsFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-library"), .region("versions-page")) {
            ScreenTitle(
                "Versions and copies", note: "Titles with several files, largest first. Differences are in bold.",
                kicker: "Library", kickerPath: LibraryAddress.library)
            switch state.content {
            case .initial, .loading: SkeletonText(lines: 8)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(VersionsFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let page):
                AwayNotes(folders: page.away)
                if page.titles.isEmpty, page.shared.isEmpty {
                    EmptyState(
                        icon: .check, title: "Nothing to compare",
                        text: page.away.isEmpty ? "Every title has one file." : "Every title that is available has one file.")
                }
                if !page.shared.isEmpty {
                    Section("Copies under different titles") { SharedContents(page: page) }
                }
                ForEach(page.titles) { title in
                    Section {
                        VersionTable(versions: title, name: TitleWords.title(title.reference, page.names[title.reference.title]))
                    }
                }
                if page.hasMore, let last = page.titles.last, let next = LibraryAddress.versions(after: last.cursor) {
                    Section { LinkButton("Show more", path: next) }
                }
            }
        }
    }
}
