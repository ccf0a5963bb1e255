import DesignSystem
import HTML

/// Rows and cards in every state.
struct CardSection: HTML {
    private static let movies = SampleMovie.wall

    var body: some HTML {
        Row("going", title: "Continue watching", size: .wide) {
            ForEach(Self.movies[3..<9]) { movie in
                WideCard(title: movie.title, note: "42 minutes left", path: "#", artwork: movie.artwork, progress: 0.62) {
                    IconButton(.close, label: "Remove \(movie.title) from Continue watching", .type("button"))
                }
            }
            WideCard(title: Self.movies[26].title, note: "S2 ∙ E4", path: "#", artwork: Self.movies[26].artwork, badge: "NEW")
        }
        Row("loved", title: "Most watched", path: "#", size: .feature) {
            ForEach(Self.movies[6..<18]) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
        }
        Row("popular", title: "Popular", path: "#") {
            PosterCard(title: "Begun", note: "1990", path: "#", artwork: Self.movies[31].artwork, progress: 0.3)
            PosterCard(title: "On the watchlist", note: "1983", path: "#", artwork: Self.movies[33].artwork, isOnWatchlist: true)
            PosterCard(title: Self.movies[26].title, note: "1974", path: "#", artwork: Self.movies[26].artwork)
            PosterCard(
                title: Self.movies[23].title, note: "1978", path: "#", artwork: Self.movies[23].artwork, progress: 1, isOnWatchlist: true)
            ForEach(Self.movies[8..<20]) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
        }
        Row("short", title: "A short row") { PosterCard(title: "Alone", note: "1932", path: "#", artwork: Self.movies[28].artwork) }
    }
}
