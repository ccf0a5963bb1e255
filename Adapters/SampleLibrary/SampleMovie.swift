/// An invented movie or episode: its metadata, pictures, sound and file.
struct SampleMovie: Sendable {
    struct Person: Sendable {
        var name: String
        var role: String
    }
    struct Cue: Sendable {
        var start: Double
        var end: Double
        /// A text for each language of the movie's subtitles.
        var texts: [String]
    }
    struct Chapter: Sendable {
        var start: Double
        var title: String
    }
    enum Sidecar: Sendable { case nfo, poster, fanart, subtitles }
    struct Episode: Sendable {
        var series: String
        var season: Int
        var number: Int
    }

    /// Stable, lower case; also the id in NFO files.
    let id: String
    let title: String
    var originalTitle: String?
    let year: Int
    let genres: [String]
    let director: String
    var cast: [Person] = []
    let plot: String
    var tagline = ""
    var rating = 7.0
    var country = ""
    var studio = ""
    var episode: Episode?

    var recipe: Recipe
    var width = 1280
    var height = 720
    var music: Music
    /// The ISO 639-2 code of the first audio track.
    var language = "eng"
    var subtitleLanguages: [SubtitleLanguage] = []
    var cues: [Cue] = []
    var chapters: [Chapter] = []
    var sidecars: Set<Sidecar> = []
    var poster: Poster?
    let scenes: [Scene]

    var seconds: Double { scenes.reduce(0) { $0 + $1.seconds } }
}

enum SubtitleLanguage: Sendable {
    case english, german

    var short: String { self == .english ? "en" : "de" }
}

extension SampleMovie {
    /// The folder within the library, as a person would name it.
    var folder: String {
        if let episode { return "Series/\(episode.series)/Season \(two(episode.season))" }
        return "Movies/\(fileTitle) (\(year))"
    }

    /// The file name without its extension.
    var name: String {
        if let episode { return "\(episode.series) S\(two(episode.season))E\(two(episode.number)) \(title)" }
        return "\(fileTitle) (\(year))"
    }

    var file: String { "\(folder)/\(name).\(recipe.fileExtension)" }

    private var fileTitle: String { originalTitle ?? title }
    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
