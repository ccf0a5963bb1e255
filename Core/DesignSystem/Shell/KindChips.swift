public import HTML

/// Links to movies, series and videos for phones, whose bar has no room for them. Shown on Explore and on the lists themselves.
public struct KindChips: HTML {
    let current: String?
    let hasVideos: Bool

    /// - Parameters:
    ///   - current: the path of the list that is shown.
    ///   - hasVideos: whether there are videos.
    public init(current: String? = nil, hasVideos: Bool = false) {
        self.current = current
        self.hasVideos = hasVideos
    }

    public var body: some HTML {
        nav(.class("kinds"), .aria("label", "Movies and series")) {
            chip("Movies", "/movies")
            chip("Series", "/series")
            if hasVideos || current == "/videos" { chip("Videos", "/videos") }
        }
    }

    private func chip(_ label: String, _ path: String) -> some HTML {
        Chip(label, path: path, .when(path == current, .aria("current", "page")))
    }
}
