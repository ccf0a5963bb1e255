import Flow
import FlowTesting
import HTML
import SettingsFeature
import Testing

@Suite("The settings")
struct SettingsFeatureTests {
    private static let facts = [SettingsFact(name: "ffmpeg", value: "not installed", advice: "Install it.")]

    @Test("They show facts about the machine, with advice where something is missing")
    func facts() async {
        let content = SettingsContent(facts: Self.facts)
        let store = TestStore(SettingsFeature.State(), SettingsFeature(client: SettingsClient { content }))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        let page = htmlString(SettingsView(await store.state))
        #expect(page.contains("not installed") && page.contains("Install it."))
        await store.finish()
    }

    @Test(
        "Everybody is told that facts come from TMDb, with the notice that its terms ask for, and only where they do",
        arguments: [true, false])
    func notice(isUsed: Bool) async {
        let content = SettingsContent(usesTMDb: isUsed)
        let store = TestStore(SettingsFeature.State(mayManageLibrary: false), SettingsFeature(client: SettingsClient { content }))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        let page = htmlString(SettingsView(await store.state))
        #expect(page.contains("The Movie Database (TMDb)") == isUsed)
        #expect(page.contains("This product uses the TMDB API but is not endorsed or certified by TMDB.") == isUsed)
        await store.finish()
    }

    @Test("The screen is settled once its facts are there")
    func settled() {
        var state = SettingsFeature.State()
        #expect(!SettingsFeature.isSettled(state))
        state.content = .ready(SettingsContent())
        #expect(SettingsFeature.isSettled(state))
    }
}
