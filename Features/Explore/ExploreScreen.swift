public import CoreDomain
public import DesignSystem
import Flow
import HTML
import Live
public import Screens
import StreamingDomain

extension ExploreFeature: ScreenFeature {
    public static var patterns: [String] { ["/"] }
    public static var access: Permission { .browse }
    public static var navigation: NavigationItem? { NavigationItem(id: "explore", title: "Explore", path: "/", icon: .home) }
    public static func state(for request: ScreenRequest) -> State? {
        State(mayManageLibrary: request.viewer.may(.manageLibrary), capabilities: ClientCapabilities(cookies: request.cookies))
    }
    public static func title(of state: State) -> String { "Popcorn" }
    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending && !state.menu.isOpening }
    public static func view(_ state: State) -> ExploreView { ExploreView(state) }
    public static func toasts(_ state: State) -> ExploreToast { ExploreToast(state) }
}

extension ExploreFeature.Action: ScreenAction {}
