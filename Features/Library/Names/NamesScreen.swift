public import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import Live
public import Screens

extension NamesFeature: ScreenFeature {
    public static var patterns: [String] { ["/library/names"] }
    public static var access: Permission { .manageLibrary }
    public static var place: String? { "library" }
    public static func state(for request: ScreenRequest) -> State? { State(after: LibraryAddress.doubt(in: request.location)) }
    public static func title(of state: State) -> String { NamesWords.title }
    public static func isSettled(_ state: State) -> Bool {
        !state.content.isPending && !state.isStale && (state.sent == nil || state.sent?.error != nil) && state.notice.saving == 0
    }
    public static func view(_ state: State) -> NamesView { NamesView(state) }
    public static func toasts(_ state: State) -> NamesToast { NamesToast(state) }
}

extension NamesFeature.Action: ScreenAction {}
