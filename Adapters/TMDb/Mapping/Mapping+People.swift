import CoreDomain

extension Mapping {
    /// Nil for one without an id or a name, and for those who appear in titles for adults only.
    func person(_ item: Item) -> TMDbPersonSummary? {
        guard let id = Self.person(item.id), let name = Clean.line(item.name), item.adult != true else { return nil }
        return TMDbPersonSummary(
            id: id, name: name, profile: TMDbImages.picture(item.profile_path), knownForDepartment: Clean.line(item.known_for_department),
            gender: item.gender.flatMap(TMDbGender.init) ?? .unknown, popularity: Clean.popularity(item.popularity))
    }

    /// - Parameter number: that was asked for; an answer about somebody else is refused.
    func person(_ answer: PersonAnswer, number: Int) throws(TMDbError) -> TMDbPerson {
        guard answer.id == number, let id = Self.person(number) else { throw .unexpected("id") }
        guard let name = Clean.line(answer.name) else { throw .unexpected("name") }
        let profiles = answer.images?.profiles ?? []
        let summary = TMDbPersonSummary(
            id: id, name: name, profile: picture(answer.profile_path, profiles),
            knownForDepartment: Clean.line(answer.known_for_department), gender: answer.gender.flatMap(TMDbGender.init) ?? .unknown,
            popularity: Clean.popularity(answer.popularity))
        let imdb = [answer.external_ids?.imdb_id, answer.imdb_id].compactMap { $0?.trimmed }.first { Self.isIMDb($0, prefix: "nm") }
        let (cast, crew) = (answer.combined_credits?.cast ?? [], answer.combined_credits?.crew ?? [])
        let credits =
            cast.compactMap { credit($0, .cast(character: Clean.line($0.character))) }
            + crew.compactMap { credit($0, .crew(job: Clean.line($0.job), department: Clean.line($0.department))) }
        return TMDbPerson(
            summary: summary, aliases: [imdb.flatMap { PersonID(source: .imdb, key: $0) }].compactMap { $0 },
            otherNames: Clean.lines(answer.also_known_as),
            biography: Clean.prose(answer.biography) ?? Clean.prose(translated(\.biography, answer.translations)),
            birthday: PartialDate(answer.birthday)?.text, deathday: PartialDate(answer.deathday)?.text,
            placeOfBirth: Clean.line(answer.place_of_birth), homepage: Clean.address(answer.homepage),
            profiles: profiles.prefix(100).compactMap { TMDbImages.picture($0.file_path, width: $0.width, height: $0.height) },
            credits: Array(credits.prefix(5_000)), language: language, fetchedAt: now)
    }

    private func credit(_ item: Item, _ role: TMDbRole) -> TMDbCredit? {
        guard let kind = TMDbKind.allCases.first(where: { $0.name == item.media_type }), let id = Self.title(item.id, kind),
            item.adult != true
        else { return nil }
        let (title, original) =
            kind == .movie ? titles(item.title, original: item.original_title) : titles(item.name, original: item.original_name)
        guard let title else { return nil }
        let date = PartialDate(kind == .movie ? item.release_date : item.first_air_date)
        return TMDbCredit(
            creditID: Clean.key(item.credit_id), kind: kind, titleID: id, title: title, originalTitle: original,
            overview: Clean.prose(item.overview), role: role, date: date?.text, year: Self.year(date),
            genres: genres(item), poster: TMDbImages.picture(item.poster_path), backdrop: TMDbImages.picture(item.backdrop_path),
            popularity: Clean.popularity(item.popularity), rating: Clean.rating(item.vote_average, votes: item.vote_count),
            order: Clean.number(item.order, in: 0...1_000_000), episodeCount: Clean.number(item.episode_count, in: 1...1_000_000))
    }
}
