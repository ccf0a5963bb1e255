import DesignSystem
import HTML

/// Fields and settings.
struct FormSection: HTML {
    let state: ShowroomFeature.State

    var body: some HTML {
        Section("Settings") {
            SettingRow("Comments", text: "Show the household’s comments on each movie.") {
                IntentForm(ShowroomFeature.Intent.toggle) { Switch("Comments", isOn: state.isOn) }
            }
            SettingRow("Appearance", text: "System follows the setting of your device.") {
                ForEach(Light.allCases) { light in
                    button(.class("chip"), .type("button"), .data("theme-choice", light.rawValue)) {
                        light == .automatic ? "System" : light == .dark ? "Dark" : "Light"
                    }
                }
            }
        }
        Section("Fields") {
            Field(
                "Email or phone number", name: "identifier", type: "email", hint: "We’ll send you a six-digit code.",
                .autocomplete("username"))
            Field(
                "Code", name: "code", value: "12345", error: "That code isn’t right. Check it, or ask for a new one.",
                .inputmode("numeric"), .autocomplete("one-time-code"))
        }
    }
}
