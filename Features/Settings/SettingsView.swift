import DesignSystem
import Flow
public import HTML

/// The settings.
public struct SettingsView: HTML {
    let state: SettingsFeature.State

    public init(_ state: SettingsFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-settings"), .region("settings")) {
            ScreenTitle(SettingsWords.title)
            Section(SettingsWords.appearance) {
                SettingRow(SettingsWords.theme, text: SettingsWords.themeText) {
                    div(.class("chips"), .role("group"), .aria("label", SettingsWords.appearance)) {
                        ForEach(Light.allCases) { light in
                            button(.class("chip"), .type("button"), .data("theme-choice", light.rawValue)) { SettingsWords.light(light) }
                        }
                    }
                }
                SettingRow(SettingsWords.layout, text: SettingsWords.layoutText) {
                    div(.class("chips"), .role("group"), .aria("label", SettingsWords.layout)) {
                        ForEach(PageLayout.allCases) { layout in
                            button(.class("chip"), .type("button"), .data("layout-choice", layout.rawValue)) {
                                SettingsWords.layout(layout)
                            }
                        }
                    }
                }
            }
            Section(SettingsWords.playback) { SettingRow(SettingsWords.player, text: SettingsWords.playerText) {} }
            ServerFacts(facts: state.content.content?.facts)
            if state.content.content?.usesTMDb == true {
                Section(SettingsWords.sources) { SettingRow(SettingsWords.tmdb, text: SettingsWords.tmdbText) {} }
            }
            Section(SettingsWords.more) {
                ChipLine(SettingsWords.more) {
                    if state.mayManageLibrary { Chip(SettingsWords.library, path: "/library") }
                    Chip(SettingsWords.showroom, path: "/showroom")
                }
            }
        }
    }
}

/// How the server runs. A viewer who does not operate it has no facts.
private struct ServerFacts: HTML {
    /// Nil until they are there.
    let facts: [SettingsFact]?

    var body: some HTML {
        if let facts {
            if !facts.isEmpty {
                Section(SettingsWords.server) {
                    ForEach(facts) { fact in
                        SettingRow(fact.name, text: fact.advice) { span(.class("setting-value"), .dir("auto")) { fact.value } }
                    }
                }
            }
        } else {
            Section(SettingsWords.server) { SkeletonText(lines: 4) }
        }
    }
}
