import CoreDomain
import DesignSystem
import TVSeriesDomain
import ViewingDomain

extension SeasonContent {
    /// That of the season, or of the series.
    var poster: Picture? { season.summary.poster ?? series.summary.poster }
    /// The first one of an episode, or that of the series.
    var wide: Picture? { episodes.lazy.compactMap(\.episode.still).first ?? series.summary.backdrop }
    /// The colour of the page, if it is known.
    var theme: String? { (poster ?? wide)?.theme ?? posterTheme }

    /// The episode that was begun, or the first that was not watched; when all were watched, the first again. Nil when none can be played.
    var next: EpisodeItem? {
        let playable = episodes.filter { !$0.files.isEmpty }
        return playable.first { $0.progress?.isBegun == true } ?? playable.first { $0.progress?.isFinished != true } ?? playable.first
    }

    /// As many as are known, or as many as the season is said to have while they are not.
    private var count: Int { max(episodes.count, season.summary.episodeCount) }

    /// `2018–2019`, `8 episodes`, `6h 12m`, `3 watched`.
    var facts: [String] {
        let years = episodes.compactMap { $0.episode.aired.flatMap { Int($0.prefix(4)) } }
        let watched = episodes.count { $0.progress?.isFinished == true }
        let span = years.min().flatMap { first in years.max().map { $0 == first ? "\(first)" : "\(first)–\($0)" } }
        return [
            span, count == 0 ? nil : SeriesWords.episodes(count), RuntimeText.short(minutes: minutes),
            watched == 0 ? nil : SeriesWords.watched(watched, of: count),
        ].compactMap(\.self)
    }

    /// The total running time; nil if one is unknown or longer than anything that can be played.
    private var minutes: Int? {
        guard episodes.count == count else { return nil }
        var total = 0
        for item in episodes {
            guard let minutes = item.episode.runtimeMinutes, MediaTime.length(Double(minutes) * 60) != nil else { return nil }
            total += minutes
        }
        return total
    }
}
