public import CoreDomain
import DesignSystem
import DiscoveryDomain
import Flow
import HTML
import Live
public import Screens
public import ViewingDomain

extension DiscoverFeature: ScreenFeature {
    public static var patterns: [String] { DiscoverQuery.Subject.allCases.map { DiscoverQuery($0).place } }
    public static var access: Permission { .browse }
    public static var place: String? { "explore" }

    public static func state(for request: ScreenRequest) -> State? {
        guard let query = DiscoverQuery(request) else { return nil }
        let after = request["after"].flatMap { Int($0) }.flatMap { DiscoveryPage.numbers.contains($0) ? $0 : nil }
        return State(
            query, after: after ?? 0, look: request["look"].flatMap { Int($0) }.flatMap { DrawnLook(code: $0) },
            mayOperate: request.viewer.may(.operate))
    }

    public static func title(of state: State) -> String { state.title }

    public static func isSettled(_ state: State) -> Bool {
        !state.content.isPending && (state.choices != nil || state.query.subject == .people) && !state.menu.isOpening
    }

    public static func status(of state: State) -> Int { state.content.statusOfPart }

    public static func view(_ state: State) -> DiscoverView { DiscoverView(state) }

    public static func toasts(_ state: State) -> PosterMenuToast<Intent, ViewingUndo> {
        PosterMenuToast(state.menu, sending: Intent.self)
    }
}

extension DiscoverFeature.Action: ScreenAction {}

extension DiscoverFeature.State {
    var part: DiscoverPart? { if case .ready(.part(let part)) = content { part } else { nil } }

    var title: String { DiscoverWords.title(query, isBuiltIn: part?.isBuiltIn == true) }
}
