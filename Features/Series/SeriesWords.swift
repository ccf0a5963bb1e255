import DesignSystem

/// The texts of the pages of a series, its seasons and its episodes.
enum SeriesWords {
    static let series = "Series"
    static let season = "Season"
    static let episode = "Episode"
    static let allSeries = "All series"
    static let openSeries = "Open the series"
    static let noSeason = "Season not found"
    static let noEpisode = "Episode not found"
    static let removed = "It may have been removed from the library."

    static let play = "Play"
    static let startOver = "From the beginning"
    static let wrongEpisode = "Wrong episode?"
    static let wrongSeries = "Wrong series?"
    static let watched = "Watched"
    static let watchlist = "Watchlist"
    static let notOwned = "This series isn’t in your library."
    static let onWatchlist = "On your watchlist"
    static let unavailable =
        "The files of this series aren’t available right now. They were removed or hidden, or their disk isn’t connected."
    static let seasonUnavailable =
        "This season’s files aren’t available right now. They were removed or hidden, or their disk isn’t connected."
    static let seasonNotOwned = "This season isn’t in your library."
    static let episodeUnavailable = "This episode’s folder isn’t available right now. Is its disk connected?"
    static let episodeNotOwned = "This episode isn’t in your library."
    static let fileUnavailable = "This file isn’t available right now."
    static let episodeRemoved = "This episode’s file was removed or hidden. The episode comes back if the file does."
    static let fileRemoved = "This file was removed or hidden."

    static let cast = "Cast"
    static let crew = "Crew"
    static let similar = "More like this"
    static let guests = "Guest stars"
    static let wholeCrew = "Full crew"
    static let directedBy = "Directed by"
    static let writtenBy = "Written by"
    static let seasons = "Seasons"
    static let episodes = "Episodes"
    static let unknownEpisodes = "The episodes of this season aren’t known yet."
    static let toSeeThem = " To see them, "
    static let connect = "connect TMDb"
    static let serviceAway = " TMDb can’t be reached right now. Try again later."
    static let serviceRefuses = " TMDb doesn’t accept the token that Popcorn was started with."
    static let chapters = "Chapters"
    static let firstAired = "First aired"
    static let airs = "Airs"
    static let nextEpisode = "Next episode"
    static let previousEpisode = "Previous episode"

    static func files(_ count: Int) -> String { count > 1 ? "Files" : "File" }
    static func seasons(_ count: Int) -> String { CountText.count(count, "season") }
    static func episodes(_ count: Int) -> String { CountText.count(count, "episode") }
    static func watched(_ count: Int, of all: Int) -> String { count == all ? watched : "\(count) watched" }
    static func play(_ name: String) -> String { "Play \(name)" }
    static func about(_ name: String) -> String { "About \(name)" }
    static func playTitle(_ title: String) -> String { "Play “\(title)”" }

    /// - Parameter seconds: from the beginning.
    static func resume(_ name: String? = nil, at seconds: Double) -> String {
        let place = "at \(RuntimeText.clock(seconds: seconds))"
        return name.map { "Resume \($0) \(place)" } ?? "Resume \(place)"
    }
}
