import DesignSystem
import HTML

/// Forty posters that the program drew.
struct WallSection: HTML {
    var body: some HTML {
        Section("Drawn by the program") {
            ul(.class("grid")) {
                ForEach(SampleFilm.wall) { film in
                    PosterCard(title: film.title, note: film.note, path: "#", artwork: film.artwork)
                }
            }
        }
        Row("backdrops", title: "Drawn wide", size: .wide) {
            ForEach(SampleFilm.wall.prefix(21)) { film in
                WideCard(title: film.title, note: film.genres.joined(separator: ", "), path: "#", artwork: film.artwork, showsPlay: false)
            }
        }
        CastRow(
            "portraits", title: "Portraits without a photograph",
            members: SampleFilm.wall.prefix(24).map {
                CastRow.Member(name: $0.director, role: "Director", path: "#", artwork: .initials(name: $0.director))
            })
    }
}
