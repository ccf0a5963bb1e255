import DesignSystem
import HTML

/// Fields and settings.
struct FormSection: HTML {
    let state: ShowroomFeature.State

    var body: some HTML {
        Section("Settings") {
            SettingRow("Comments", text: "Show what the household says under a movie.") {
                IntentForm(ShowroomFeature.Intent.toggle) { Switch("Comments", isOn: state.isOn) }
            }
            SettingRow("Light", text: "Automatic follows this machine.") {
                ForEach(Light.allCases) { light in
                    button(.class("chip"), .type("button"), .data("theme-choice", light.rawValue)) {
                        light == .automatic ? "Automatic" : light == .dark ? "Dark" : "Light"
                    }
                }
            }
        }
        Section("Fields") {
            Field(
                "E-mail or telephone", name: "identifier", type: "email", hint: "We send a code of six digits.", .autocomplete("username"))
            Field(
                "Code", name: "code", value: "12345", error: "That code is not the one we sent. Look again, or ask for a new one.",
                .inputmode("numeric"))
        }
    }
}
