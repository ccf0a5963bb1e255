import Flow
import FlowTesting
import HTML
import SettingsFeature
import Testing

@Suite("Golden settings")
struct GoldenTests {
    @Test("Each state of the screen", arguments: ["loading", "ready"])
    func states(name: String) throws {
        var state = SettingsFeature.State()
        if name == "ready" {
            let facts = [
                SettingsFact(name: "Version", value: "1.2"),
                SettingsFact(name: "ffmpeg", value: "not <installed>", advice: "Install it & restart."),
            ]
            state.content = .ready(SettingsContent(facts: facts, usesTMDb: true))
        }
        try expectGolden(name, htmlString(SettingsFeature.view(state)))
    }

    @Test("A viewer who may not know how the server runs sees no empty section")
    func nothing() {
        var state = SettingsFeature.State()
        state.content = .ready(SettingsContent())
        #expect(!htmlString(SettingsFeature.view(state)).contains("Server"))
    }
}
