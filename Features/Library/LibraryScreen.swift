public import CoreDomain
public import DesignSystem
import Flow
import HTML
import Live
public import Screens

extension LibraryFeature: ScreenFeature {
    public static var patterns: [String] { ["/library"] }
    public static var access: Permission { .manageLibrary }
    public static var navigation: NavigationItem? { NavigationItem(id: "library", title: "Library", path: "/library", icon: .folder) }
    public static func state(for request: ScreenRequest) -> State? { State() }
    public static func title(of state: State) -> String { "Library" }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending && !state.form.isSaving }
    public static func view(_ state: State) -> LibraryView { LibraryView(state) }
    public static func toasts(_ state: State) -> LibraryToast { LibraryToast(state) }
}

extension LibraryFeature.Action: ScreenAction {}
