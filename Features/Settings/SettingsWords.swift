import DesignSystem

/// The texts of the settings.
enum SettingsWords {
    static let title = "Settings"

    static let appearance = "Appearance"
    static let theme = "Theme"
    static let themeText = "Saved in this browser."
    static let layout = "Layout"
    static let layoutText = "The television layout is larger and works with a remote or arrow keys. Saved in this browser."

    static let playback = "Playback"
    static let player = "Subtitles, volume and speed"
    static let playerText = "The player remembers your choices in this browser, including subtitle size."

    static let server = "Server"

    static let sources = "Sources"
    static let tmdb = "The Movie Database (TMDb)"
    /// The second and the third sentence are the ones that the terms of TMDb ask for.
    static let tmdbText = """
        Provides facts and pictures of movies, series and people. This product uses the TMDB API but is not endorsed or certified by TMDB. \
        Streaming data provided by JustWatch.
        """

    static let more = "More"
    static let library = "Library"
    static let showroom = "Design showroom"

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
