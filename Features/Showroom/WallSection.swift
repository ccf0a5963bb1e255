import DesignSystem
import HTML

/// Drawn posters, backdrops and portraits.
struct WallSection: HTML {
    var body: some HTML {
        Section("Drawn posters") {
            ul(.class("grid")) {
                ForEach(SampleMovie.wall[9..<21]) { movie in
                    PosterCard(title: movie.title, note: movie.note, path: "#", artwork: movie.artwork)
                }
            }
        }
        Row("backdrops", title: "Drawn backdrops", size: .wide) {
            ForEach(SampleMovie.wall.suffix(2)) { movie in
                WideCard(
                    title: movie.title, note: movie.genres.joined(separator: ", "), path: "#", artwork: movie.artwork, showsPlay: false)
            }
        }
        CastRow(
            "portraits", title: "People without a photo",
            members: SampleMovie.wall.prefix(8).map {
                CastRow.Member(name: $0.director, role: "Director", path: "#", artwork: .initials(name: $0.director))
            })
    }
}
