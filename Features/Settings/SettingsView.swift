import DesignSystem
import Flow
public import HTML

/// The settings.
public struct SettingsView: HTML {
    let state: SettingsFeature.State

    public init(_ state: SettingsFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-settings"), .region("settings")) {
            ScreenTitle("Settings")
            Section("Appearance") {
                SettingRow("Theme", text: "Saved in this browser.") {
                    div(.class("chips"), .role("group"), .aria("label", "Appearance")) {
                        ForEach(Light.allCases) { light in
                            button(.class("chip"), .type("button"), .data("theme-choice", light.rawValue)) { SettingsWords.light(light) }
                        }
                    }
                }
                SettingRow("Layout", text: "The television layout is larger and works with a remote or arrow keys. Saved in this browser.")
                {
                    div(.class("chips"), .role("group"), .aria("label", "Layout")) {
                        ForEach(PageLayout.allCases) { layout in
                            button(.class("chip"), .type("button"), .data("layout-choice", layout.rawValue)) {
                                SettingsWords.layout(layout)
                            }
                        }
                    }
                }
            }
            Section("Playback") {
                SettingRow(
                    "Subtitles, volume and speed", text: "The player remembers your choices in this browser, including subtitle size."
                ) {}
            }
            ServerFacts(facts: state.facts)
            Section("More") {
                ChipLine("More") {
                    if state.mayManageLibrary { Chip("Library", path: "/library") }
                    Chip("Design showroom", path: "/showroom")
                }
            }
        }
    }
}

/// How the server runs. A viewer who does not operate it has no facts.
private struct ServerFacts: HTML {
    let facts: ViewState<[SettingsFact]>

    var body: some HTML {
        switch facts {
        case .ready(let facts) where facts.isEmpty:
            EmptyHTML()
        case .ready(let facts):
            Section("Server") {
                ForEach(facts) { fact in
                    SettingRow(fact.name, text: fact.advice) { span(.class("setting-value"), .dir("auto")) { fact.value } }
                }
            }
        default:
            Section("Server") { SkeletonText(lines: 4) }
        }
    }
}

enum SettingsWords {
    static func layout(_ layout: PageLayout) -> String {
        switch layout {
        case .automatic: "Automatic"
        case .television: "Television"
        }
    }

    static func light(_ light: Light) -> String {
        switch light {
        case .automatic: "System"
        case .dark: "Dark"
        case .light: "Light"
        }
    }
}
