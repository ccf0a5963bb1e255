/// What changes rarely: to be kept for days.
extension TMDb {
    public func genres(_ kind: TMDbKind) async throws(TMDbError) -> [TMDbGenre] {
        let answer: GenresAnswer = try await ask(["genre", kind.name, "list"])
        guard let genres = answer.genres?.all else { throw .unexpected("genres") }
        return genres.prefix(200).compactMap { genre in
            guard let id = genre.id, id > 0, let name = Clean.line(genre.name) else { return nil }
            return TMDbGenre(id: id, name: name)
        }
    }
}
