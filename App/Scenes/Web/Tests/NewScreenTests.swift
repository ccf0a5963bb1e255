import CoreDomain
import DesignSystem
import Flow
import HTML
import Live
import Screens
import Testing
import WebScene

// Everything that a screen is, as its own folder would declare it.

private struct GuestbookFeature: Feature {
    struct State: Equatable, Sendable {
        let year: Int
        var names: [String] = []
    }
    enum Intent: BrowserIntent {
        case sign(name: String)

        var access: Permission { .keep }
    }
    enum Action: Sendable { case appeared, intent(Intent) }

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        if case .intent(.sign(let name)) = action { state.names.append(name) }
        return .none
    }
}

extension GuestbookFeature: ScreenFeature {
    static var patterns: [String] { ["/guestbook/{year}"] }
    static var access: Permission { .browse }
    static var navigation: NavigationItem? { NavigationItem(id: "guestbook", title: "Guestbook", path: "/guestbook/2026", icon: .folder) }
    static func state(for request: ScreenRequest) -> State? { request.number("year").map { State(year: $0) } }
    static func title(of state: State) -> String { "Guestbook \(state.year)" }
    static func view(_ state: State) -> some HTML { p { state.names.joined(separator: ", ") } }
    static func toasts(_ state: State) -> EmptyHTML { EmptyHTML() }
}

extension GuestbookFeature.Action: ScreenAction {}

@Suite("A new screen")
struct NewScreenTests {
    /// The one line outside its folder.
    private let scene = SampleScene.make(adding: [Screen(GuestbookFeature())])

    @Test("It has an address, a title, a view, an intent and a navigation entry from its own declaration and one line of the scene")
    func whole() async throws {
        let store = Store(SampleScene.state(.adult), scene)
        await store.send(.opened(try #require(Location(parsing: "/guestbook/2026"))))
        #expect(scene.status(of: await store.state) == 200)
        #expect(scene.head(of: await store.state).title == "Guestbook 2026 · Popcorn")
        let wire = try #require(WireIntent(name: "sign", fields: [.init("name", "Ada")]))
        await store.send(try #require(scene.action(for: wire, screen: "", in: await store.state)))
        let html = htmlString(scene.view(await store.state))
        #expect(html.contains("<p>Ada</p>") && html.contains("place-guestbook"))
        #expect(scene.screens.flatMap(\.patterns).contains("/guestbook/{year}"))
    }

    @Test("An address that it does not know is not found")
    func missing() async throws {
        let store = Store(SampleScene.state(.adult), scene)
        await store.send(.opened(try #require(Location(parsing: "/guestbook/never"))))
        #expect(scene.status(of: await store.state) == 404)
    }
}
