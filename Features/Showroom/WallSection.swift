import DesignSystem
import HTML

/// Forty posters that the program drew.
struct WallSection: HTML {
    var body: some HTML {
        Section("Drawn by the program") {
            ul(.class("grid")) {
                ForEach(SampleMovie.wall) { movie in
                    PosterCard(title: movie.title, note: movie.note, path: "#", artwork: movie.artwork)
                }
            }
        }
        Row("backdrops", title: "Drawn wide", size: .wide) {
            ForEach(SampleMovie.wall.prefix(21)) { movie in
                WideCard(
                    title: movie.title, note: movie.genres.joined(separator: ", "), path: "#", artwork: movie.artwork, showsPlay: false)
            }
        }
        CastRow(
            "portraits", title: "Portraits without a photograph",
            members: SampleMovie.wall.prefix(24).map {
                CastRow.Member(name: $0.director, role: "Director", path: "#", artwork: .initials(name: $0.director))
            })
    }
}
