import DesignSystem
import HTML

/// Rows and cards in every state.
struct CardSection: HTML {
    private static let films = SampleFilm.wall

    var body: some HTML {
        Row("going", title: "Continue watching", size: .wide) {
            ForEach(Self.films[3..<9]) { film in
                WideCard(title: film.title, note: "42 minutes left", path: "#", artwork: film.artwork, progress: 0.62) {
                    IconButton(.close, label: "Remove \(film.title) from Continue watching", .type("button"))
                }
            }
            WideCard(title: Self.films[26].title, note: "S2 ∙ E4", path: "#", artwork: Self.films[26].artwork, badge: "NEW")
        }
        Row("loved", title: "Most watched", path: "#", size: .feature) {
            ForEach(Self.films[6..<18]) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
        }
        Row("popular", title: "Popular", path: "#") {
            PosterCard(title: "Begun", note: "1990", path: "#", artwork: Self.films[31].artwork, progress: 0.3)
            PosterCard(title: "On the watchlist", note: "1983", path: "#", artwork: Self.films[33].artwork, isOnWatchlist: true)
            PosterCard(title: Self.films[26].title, note: "1974", path: "#", artwork: Self.films[26].artwork)
            PosterCard(
                title: Self.films[23].title, note: "1978", path: "#", artwork: Self.films[23].artwork, progress: 1, isOnWatchlist: true)
            ForEach(Self.films[8..<20]) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
        }
        Row("short", title: "A short row") { PosterCard(title: "Alone", note: "1932", path: "#", artwork: Self.films[28].artwork) }
    }
}
