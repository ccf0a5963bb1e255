import DesignSystem
import HTML

/// Rows and cards in every state.
struct CardSection: HTML {
    private static let movies = SampleMovie.wall

    var body: some HTML {
        Row("continue", title: "Continue watching", size: .wide) {
            ForEach(Self.movies[3..<5]) { movie in
                WideCard(title: movie.title, note: "42 minutes left", path: "#", artwork: movie.artwork, progress: 0.62) {
                    TitleMenu<ShowroomFeature.Intent>(
                        of: movie.title, watched: (false, .toggle), watchlist: (true, .toggle), dismiss: .toggle)
                }
            }
            WideCard(title: Self.movies[15].title, note: "S2 E4", path: "#", artwork: Self.movies[15].artwork, badge: "New")
        }
        Row("most", title: "Most watched", path: "#", size: .feature) {
            ForEach(Self.movies[5..<8]) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
        }
        Row("popular", title: "Popular", path: "#") {
            PosterCard(title: "Started", note: "1990", path: "#", artwork: Self.movies[20].artwork, progress: 0.3)
            PosterCard(title: "On the watchlist", note: "1983", path: "#", artwork: Self.movies[21].artwork, isOnWatchlist: true)
            PosterCard(
                title: Self.movies[12].title, note: "1978", path: "#", artwork: Self.movies[12].artwork, progress: 1, isOnWatchlist: true)
            PosterCard(title: "Without a poster", note: "2020", path: "#", artwork: .initials(name: "Without a poster"))
        }
        Row("short", title: "A short row") { PosterCard(title: "Alone", note: "1932", path: "#", artwork: Self.movies[17].artwork) }
    }
}
