import CoreDomain
import Flow
import FlowTesting
import HTML
import Live
import Screens
import ScreensTesting
import SettingsFeature
import Synchronization
import Testing

@Suite("The screen of the settings")
struct SettingsScreenTests {
    private static let missing = SettingsContent(facts: [SettingsFact(name: "ffmpeg", value: "not installed", advice: "Install it.")])
    private static let found = SettingsContent(facts: [SettingsFact(name: "ffmpeg", value: "7.1")])

    @Test("Its address opens a screen with its title, which waits for the facts")
    func opened() throws {
        let location = try #require(Location(parsing: "/settings"))
        let feature = SettingsFeature(client: SettingsClient { unimplemented("SettingsClient.content", giving: SettingsContent()) })
        let screen = try #require(Screen(feature).open(location, cookies: [:], for: .owner))
        #expect(screen.title == "Settings" && screen.place == "settings" && screen.status == 200 && !screen.isSettled)
    }

    @Test("Coming back asks for the facts again, and shows the old ones until the new ones are there")
    func comingBack() async {
        let isInstalled = Mutex(false)
        let client = SettingsClient { isInstalled.withLock(\.self) ? Self.found : Self.missing }
        let store = TestStore(SettingsFeature.State(), SettingsFeature(client: client))
        #expect(await store.state.content == .initial)
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(Self.missing))) { $0.content = .ready(Self.missing) }
        isInstalled.withLock { $0 = true }
        await store.send(.appeared)
        #expect(htmlString(SettingsView(await store.state)).contains("not installed"))
        await store.receive(.content(.loaded(Self.found))) { $0.content = .ready(Self.found) }
        #expect(!htmlString(SettingsView(await store.state)).contains("not installed"))
        await store.finish()
    }

    @Test("The way to the library is only shown to viewers who may open it")
    func library() throws {
        let location = try #require(Location(parsing: "/settings"))
        let feature = SettingsFeature(client: SettingsClient { SettingsContent() })
        let adult = Viewer(id: ViewerID(rawValue: "adult"), role: .adult)
        for (viewer, isShown) in [(.owner, true), (adult, false)] as [(Viewer, Bool)] {
            let screen = try #require(Screen(feature).open(location, cookies: [:], for: viewer))
            let page = htmlString(screen.view)
            #expect(page.contains("href=\"/library\"") == isShown && page.contains("href=\"/showroom\""))
        }
    }

    @Test("The appearance, and the way to the library, are there before the facts, and without any")
    func views() {
        for content in [ViewState<SettingsContent>.initial, .loading, .ready(SettingsContent())] {
            var state = SettingsFeature.State()
            state.content = content
            let page = htmlString(SettingsFeature.view(state))
            for words in ["System", "Dark", "Light", "Television", "href=\"/library\"", "href=\"/showroom\""] {
                #expect(page.contains(words), "\(words)")
            }
        }
    }
}
