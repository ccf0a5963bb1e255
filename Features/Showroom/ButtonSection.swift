import DesignSystem
import HTML

/// Buttons, chips and switches.
struct ButtonSection: HTML {
    let state: ShowroomFeature.State

    var body: some HTML {
        Section("Buttons") {
            div(.class("actions")) {
                Button("Resume at 42:10", icon: .play, kind: .primary, .type("button"))
                Button("Trailer", icon: .movie, .type("button"))
                LinkButton("A link", path: "#")
                Button("Undo", kind: .plain, .type("button"))
                Button("Delete", icon: .trash, kind: .danger, .type("button"))
                Button("Disabled", .type("button"), .disabled(true))
                Button("Pressed", .type("button"), .class("is-pending"))
                IntentForm(ShowroomFeature.Intent.toggle) {
                    IconButton(
                        state.isOn ? .bookmarked : .bookmark, label: state.isOn ? "Remove from watchlist" : "Add to watchlist",
                        isPressed: state.isOn, .type("submit"))
                }
                IconButton(.more, label: "More", .type("button"))
                IconLink(.info, label: "Details", path: "#")
            }
        }
        Section("Chips") {
            ChipLine("Season") {
                Chip("Season 1", path: "#", isCurrent: true)
                Chip("Season 2", path: "#")
                Chip("Specials", path: "#")
                Chip("HEVC")
                Chip("Dolby Digital 5.1")
            }
        }
        FilterBar(
            path: "/movies",
            fields: [
                FilterField(
                    name: "sort", label: "Sort by",
                    choices: [.init("", "A to Z"), .init("added", "Recently added"), .init("year", "Newest first")],
                    current: ""),
                FilterField(
                    name: "genre", label: "Genre", choices: [.init("", "All genres"), .init("western", "Western")], current: "western"),
                FilterField(name: "year", label: "Year", choices: [.init("", "All years"), .init("1956", "1956")], current: ""),
            ], summary: "214 movies")
    }
}
