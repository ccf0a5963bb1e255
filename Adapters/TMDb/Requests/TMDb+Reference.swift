/// What changes rarely: to be kept for days.
extension TMDb {
    public func genres(_ kind: TMDbKind) async throws(TMDbError) -> [TMDbGenre] {
        let answer: GenresAnswer = try await ask(["genre", kind.name, "list"])
        return answer.genres.prefix(200).compactMap { genre in
            guard let id = genre.id, id > 0, let name = Clean.line(genre.name) else { return nil }
            return TMDbGenre(id: id, name: name)
        }
    }

    /// The sizes of pictures. Their address is that of the settings, whatever the answer says: pictures are fetched from no other server.
    public func imageSizes() async throws(TMDbError) -> TMDbImageSizes {
        let answer: ConfigurationAnswer = try await ask(["configuration"])
        guard let images = answer.images else { throw .unexpected("images") }
        let told: [TMDbImageKind: [String]] = [
            .poster: images.poster_sizes, .backdrop: images.backdrop_sizes, .logo: images.logo_sizes, .profile: images.profile_sizes,
            .still: images.still_sizes,
        ]
        return TMDbImageSizes(
            told.reduce(into: [:]) { sizes, kind in
                let valid = kind.value.prefix(50).filter(TMDbImages.isSize)
                sizes[kind.key] = valid.isEmpty ? TMDbImageSizes.standard[kind.key] : valid
            })
    }
}
