import DesignSystem
import TVSeriesDomain

extension Episode {
    var title: String { EpisodeText.title(number, name: name) }
}

extension SeasonSummary {
    var title: String { EpisodeText.season(number, name: name) }
}
