import AppDependencies
import CoreDomain
import LibraryDomain
import MoviesDomain
import StreamingDomain

/// A movie of a list.
struct MovieAnswer: Encodable {
    let id: String
    let title: String
    let originalTitle: String?
    let year: Int?
    let overview: String?
    let runtimeMinutes: Int?
    let genres: [String]
    let cast: [CastAnswer]
    let posterURL: String
    let backdropURL: String
    let owned: Bool
    let onWatchlist: Bool
    /// The viewer's own, 1…10.
    let rating: OwnRating?
    let files: [FileAnswer]

    init(_ movie: Movie, files: [FileAnswer], onWatchlist: Bool, rating: OwnRating?) {
        id = movie.id.rawValue
        title = movie.summary.title
        originalTitle = movie.originalTitle
        year = movie.summary.year
        overview = movie.overview
        runtimeMinutes = movie.summary.runtimeMinutes
        genres = movie.summary.genres
        cast = movie.cast.map { CastAnswer(name: $0.name, character: $0.character) }
        posterURL = ArtworkAddress.poster(movie.summary.poster, of: movie.id)
        backdropURL = ArtworkAddress.backdrop(movie.summary.backdrop, of: movie.id)
        owned = movie.summary.isOwned
        self.onWatchlist = onWatchlist
        self.rating = rating
        self.files = files
    }
}

struct CastAnswer: Encodable {
    let name: String
    let character: String?
}

/// A movie with its people.
struct MovieDetailsAnswer: Encodable {
    let id: String
    let title: String
    let originalTitle: String?
    let year: Int?
    let overview: String?
    let runtimeMinutes: Int?
    let genres: [String]
    let cast: [CastMemberAnswer]
    let crew: [CrewMemberAnswer]
    let posterURL: String
    let backdropURL: String
    let owned: Bool
    let onWatchlist: Bool
    /// The viewer's own, 1…10.
    let rating: OwnRating?
    let files: [FileAnswer]

    /// - Parameter people: where nobody is credited, the cast is that of the movie’s own facts.
    init(_ movie: MovieAnswer, _ people: TitlePeople) {
        (id, title, originalTitle, year) = (movie.id, movie.title, movie.originalTitle, movie.year)
        (overview, runtimeMinutes, genres) = (movie.overview, movie.runtimeMinutes, movie.genres)
        let named = movie.cast.map { CastMemberAnswer(id: nil, name: $0.name, character: $0.character) }
        cast = people.cast.isEmpty ? named : people.cast
        crew = people.crew
        (posterURL, backdropURL) = (movie.posterURL, movie.backdropURL)
        (owned, onWatchlist, rating, files) = (movie.owned, movie.onWatchlist, movie.rating, movie.files)
    }
}

/// A playable file; its addresses contain their capability.
struct FileAnswer: Encodable {
    let id: String
    let url: String
    /// Null where nothing can be played in segments.
    let hlsURL: String?
    /// `feature` for a whole title, `part` for a piece of one, `extra` for a trailer and the like.
    let role: String
    /// 1… for a title in several files.
    let part: Int?
    /// "Trailer".
    let extra: String?
    /// "Director's Cut", "2160p": of a title with several versions.
    let version: String?
    /// The file's name without its folders.
    let name: String
    let size: Int64
    let duration: Double?
    let container: String
    let videoCodec: String?
    let audioCodecs: [String]
    /// As displayed: the shape of the pixels and the rotation are applied.
    let width: Int?
    let height: Int?
    /// Degrees clockwise.
    let rotation: Int?
    /// `Dolby Vision`, `HDR10+`, `HDR10` or `HLG`; null for standard dynamic range.
    let hdr: String?
    let audio: [TrackAnswer]
    /// Sound in files next to the movie, which cannot be played yet.
    let audioFiles: [AudioFileAnswer]
    let subtitles: [TrackAnswer]
    let chapters: [ChapterAnswer]

    init(_ file: MediaFile, for viewer: Viewer, in cinema: Cinema) {
        self.init(file, cinema.links.addresses(file.id, viewer), isStreamable: cinema.isStreamable(file))
    }

    init(_ file: MediaFile, _ addresses: MediaAddresses, isStreamable: Bool) {
        let video = file.media.video.first
        id = file.id.rawValue
        url = addresses.original
        hlsURL = isStreamable ? addresses.playlist : nil
        role = file.role.rawValue
        part = file.part
        extra = file.extra
        version = file.version
        name = file.name
        size = file.size
        duration = file.media.duration
        container = file.media.container
        videoCodec = video?.codec
        audioCodecs = file.media.audio.map(\.codec)
        width = video?.width
        height = video?.height
        rotation = video?.rotation
        hdr = video?.hdr?.rawValue
        audio = file.media.audio.map {
            TrackAnswer(
                codec: $0.codec, language: $0.language, name: $0.name, default: $0.isDefault, commentary: $0.isCommentary,
                visualImpaired: $0.isDescriptive)
        }
        audioFiles = file.externalAudio.map {
            AudioFileAnswer(
                name: $0.fileName, codec: $0.codec, language: $0.language, commentary: $0.isCommentary, visualImpaired: $0.isDescriptive)
        }
        subtitles =
            file.media.subtitles.map {
                TrackAnswer(
                    codec: $0.codec, language: $0.language, name: $0.name, default: $0.isDefault, forced: $0.isForced,
                    hearingImpaired: $0.isForHardOfHearing)
            }
            + file.externalSubtitles.map {
                TrackAnswer(
                    codec: "external", language: $0.language, name: $0.fileName, default: $0.isDefault, forced: $0.isForced,
                    hearingImpaired: $0.isForHardOfHearing)
            }
        chapters = file.media.chapters.map { ChapterAnswer(start: $0.start, title: $0.title) }
    }
}

struct AudioFileAnswer: Encodable {
    let name: String
    let codec: String?
    let language: String?
    let commentary: Bool
    let visualImpaired: Bool
}

struct TrackAnswer: Encodable {
    let codec: String
    let language: String?
    let name: String?
    let `default`: Bool
    var forced = false
    var commentary = false
    var hearingImpaired = false
    var visualImpaired = false
}

struct ChapterAnswer: Encodable {
    let start: Double
    let title: String
}
