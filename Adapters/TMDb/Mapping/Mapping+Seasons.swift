import CoreDomain
import TVSeriesDomain

extension Mapping {
    /// Of seasons and episodes: those that a reference to a title can hold.
    static let numbers = 0...1_000_000

    func season(_ answer: SeasonAnswer, number: Int) -> SeasonFacts {
        let name = OwnName.season(Clean.line(answer.name), number: number)
        return SeasonFacts(
            number: number,
            name: name ?? OwnName.season(Clean.line(translated(\.name, answer.translations)), number: number),
            overview: Clean.prose(answer.overview) ?? Clean.prose(translated(\.overview, answer.translations)),
            episodeCount: Clean.number(answer.episode_count, in: 1...1_000_000), poster: TMDbImages.picture(answer.poster_path))
    }

    func season(_ answer: SeasonAnswer, of series: TitleID, number: Int) throws(TMDbError) -> TMDbSeason {
        guard answer.season_number == number else { throw .unexpected("season_number") }
        var seen: Set<Int> = []
        let episodes = answer.episodes.compactMap { one -> TMDbEpisode? in
            guard let episode = Clean.number(one.episode_number, in: Self.numbers), seen.insert(episode).inserted else { return nil }
            return self.episode(one, EpisodeKey(series: series, season: number, number: episode))
        }
        var facts = season(answer, number: number)
        if facts.episodeCount == nil, !episodes.isEmpty { facts.episodeCount = episodes.count }
        return TMDbSeason(
            series: series, facts: facts, aired: PartialDate(answer.air_date)?.text,
            episodes: episodes.sorted { $0.document.key.number < $1.document.key.number })
    }

    private func episode(_ answer: EpisodeAnswer, _ key: EpisodeKey) -> TMDbEpisode {
        let facts = EpisodeFacts(
            name: OwnName.episode(Clean.line(answer.name), number: key.number), overview: Clean.prose(answer.overview),
            aired: PartialDate(answer.air_date)?.text, runtimeMinutes: Clean.runtime(answer.runtime),
            still: TMDbImages.picture(answer.still_path))
        return TMDbEpisode(
            document: EpisodeDocument(key: key, content: document(facts, isComplete: true)),
            rating: Clean.rating(answer.vote_average, votes: answer.vote_count), guestStars: castMembers(answer.guest_stars),
            crew: crewMembers(answer.crew))
    }
}
