public import CoreDomain
import DesignSystem
import HTML
import Live
public import Screens

extension ShowroomFeature: ScreenFeature {
    public static var patterns: [String] { ["/showroom"] }
    public static var access: Permission { .browse }
    public static func state(for request: ScreenRequest) -> State? { State() }
    public static func title(of state: State) -> String { "Showroom" }
    public static func view(_ state: State) -> ShowroomView { ShowroomView(state: state) }
    public static func toasts(_ state: State) -> ShowroomToasts { ShowroomToasts(state: state) }
}

extension ShowroomFeature.Action: ScreenAction {}
