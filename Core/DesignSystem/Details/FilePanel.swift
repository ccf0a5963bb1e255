public import HTML

/// A file of the library: its properties as chips, and its actions. Renders an `article`.
public struct FilePanel<Actions: HTML>: HTML {
    let name: String
    let chips: [String]
    let note: String?
    let warning: String?
    let actions: Actions

    /// - Parameters:
    ///   - name: the file's name, never its path.
    ///   - chips: `4K`, `HEVC`, `Dolby Digital 5.1`, `English`, `12.4 GB`.
    ///   - note: its tracks, in words.
    ///   - warning: missing, damaged.
    public init(
        name: String, chips: [String], note: String? = nil, warning: String? = nil, @HTMLBuilder actions: () -> Actions = { EmptyHTML() }
    ) {
        self.name = name
        self.chips = chips
        self.note = note
        self.warning = warning
        self.actions = actions()
    }

    public var body: some HTML {
        article(.class("file")) {
            Icon.movie
            div(.class("file-words")) {
                p(.class("file-name"), .dir("auto"), .title(name)) { name }
                div(.class("chips")) { ForEach(chips) { Chip($0) } }
                if let note { p(.class("quiet")) { note } }
                if let warning {
                    p(.class("file-warning")) {
                        Icon.warning; warning
                    }
                }
            }
            div(.class("actions")) { actions }
        }
    }
}
