public import CoreDomain
import DesignSystem
import Flow
public import HTML
import Live
public import Screens

extension SettingsFeature: ScreenFeature {
    public static var patterns: [String] { ["/settings"] }
    public static var access: Permission { .browse }
    public static var place: String? { "settings" }
    public static func state(for request: ScreenRequest) -> State? { State(mayManageLibrary: request.viewer.may(.manageLibrary)) }
    public static func title(of state: State) -> String { SettingsWords.title }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func view(_ state: State) -> SettingsView { SettingsView(state) }
}

extension SettingsFeature.Action: ScreenAction {}
