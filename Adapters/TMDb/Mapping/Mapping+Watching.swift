import Foundation

extension Mapping {
    /// The first one that is not empty: of the region, then of the United States, then of any country.
    func certification(_ ratings: RatingsAnswer?) -> String? {
        let all = ratings?.results ?? []
        let ordered = all.filter { $0.iso_3166_1 == region } + all.filter { $0.iso_3166_1 == "US" } + all
        for rating in ordered {
            let texts = [rating.rating] + rating.release_dates.map { $0.certification }
            for text in texts {
                if let text = Clean.line(text), text.utf8.count <= 50 { return text }
            }
        }
        return nil
    }

    func watchProviders(_ watch: WatchDetails) -> TMDbWatchProviders? {
        let all = watch.providers?.results ?? [:]
        for code in [region, "US"] {
            guard let offers = all[code]?.wrappedValue else { continue }
            guard let link = Clean.address(offers.link), Self.isTMDb(link) else { return nil }
            return TMDbWatchProviders(
                region: code, link: link, streaming: providers(offers.flatrate), buy: providers(offers.buy), rent: providers(offers.rent),
                free: providers(offers.free))
        }
        return nil
    }

    /// The terms of the data allow no links to other pages.
    private static func isTMDb(_ url: URL) -> Bool { ["www.themoviedb.org", "themoviedb.org"].contains(url.host()) }

    private func providers(_ answers: [WatchDetails.Provider]) -> [TMDbWatchProviders.Provider] {
        let ordered = answers.prefix(200).sorted { ($0.display_priority ?? .max) < ($1.display_priority ?? .max) }
        return ordered.compactMap { answer in
            guard let id = answer.provider_id, id > 0, let name = Clean.line(answer.provider_name) else { return nil }
            return TMDbWatchProviders.Provider(id: id, name: name)
        }
    }

    func trailers(_ videos: VideosAnswer?) -> [TMDbTrailer] {
        let trailers = (videos?.results ?? []).compactMap(trailer).prefix(100)
        func rank(_ trailer: TMDbTrailer) -> Int { (trailer.isTeaser ? 2 : 0) + (trailer.isOfficial ? 0 : 1) }
        return trailers.sorted { rank($0) < rank($1) }
    }

    private func trailer(_ video: VideosAnswer.Video) -> TMDbTrailer? {
        guard let key = video.key, video.type == "Trailer" || video.type == "Teaser" else { return nil }
        let site: TMDbTrailer.Site, address: String
        switch video.site {
        case "YouTube" where Self.isYouTube(key): (site, address) = (.youTube, "https://www.youtube.com/watch?v=\(key)")
        case "Vimeo" where Self.isVimeo(key): (site, address) = (.vimeo, "https://vimeo.com/\(key)")
        default: return nil
        }
        guard let url = URL(string: address) else { return nil }
        return TMDbTrailer(
            name: Clean.line(video.name), site: site, key: key, url: url, isTeaser: video.type == "Teaser",
            isOfficial: video.official == true,
            language: Clean.languages([video.iso_639_1]).first)
    }

    /// 11 letters, digits, `_` and `-`.
    private static func isYouTube(_ key: String) -> Bool {
        key.utf8.count == 11 && key.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x5F || $0 == 0x2D }
    }

    private static func isVimeo(_ key: String) -> Bool {
        (1...12).contains(key.utf8.count) && key.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
