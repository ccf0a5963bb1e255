public import HTML

/// Facts about the playback, for those who want to know; hidden until the script shows it. The script writes the values that change into
/// `data-stat`.
public struct PlayerStatistics: HTML {
    public struct Row: Sendable {
        let name: String
        let label: String
        let value: String

        /// - Parameters:
        ///   - name: of the `data-stat`.
        ///   - value: the value that the server knows.
        public init(_ name: String, _ label: String, _ value: String = "–") {
            self.name = name
            self.label = label
            self.value = value
        }
    }

    let title: String
    let rows: [Row]

    public init(title: String, rows: [Row]) {
        self.title = title
        self.rows = rows
    }

    public var body: some HTML {
        aside(.class("player-card player-stats"), .aria("label", title), .data("card", "stats"), .hidden(true)) {
            dl {
                ForEach(rows) { row in
                    dt { row.label }
                    dd(.data("stat", row.name)) { row.value }
                }
            }
            IconButton(.close, label: "Close", .type("button"), .data("control", "stats"))
        }
    }
}
