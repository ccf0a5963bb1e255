import FFmpegAdapter
import Foundation

/// Turns a movie's description into files: the movie, its NFO file, artwork and subtitles.
struct MovieMaker: Sendable {
    let ffmpeg: FFmpeg
    let root: String
    let face: Typeface?

    /// Returns whether anything had to be made.
    func make(_ movie: SampleMovie) async throws -> Bool {
        try Task.checkCancellation()
        try FileManager.default.createDirectory(atPath: "\(root)/\(movie.folder)", withIntermediateDirectories: true)
        let isNew = try await shoot(movie)
        try write(movie.nfo, "\(movie.folder)/\(movie.name).nfo", if: movie.sidecars.contains(.nfo))
        if movie.sidecars.contains(.subtitles) {
            for (index, language) in movie.subtitleLanguages.enumerated() {
                try write(movie.srt(index), "\(movie.folder)/\(movie.name).\(language.short).srt")
            }
        }
        if let poster = movie.poster {
            if movie.sidecars.contains(.poster) { try await draw(.poster, poster, movie, "\(movie.folder)/poster.jpg") }
            if movie.sidecars.contains(.fanart) { try await draw(.fanart, poster, movie, "\(movie.folder)/fanart.jpg") }
        }
        return isNew
    }

    private func shoot(_ movie: SampleMovie) async throws -> Bool {
        let target = "\(root)/\(movie.file)"
        guard !FileManager.default.fileExists(atPath: target) else { return false }
        // Hidden and without a movie's extension, so that a scan ignores it.
        let draft = "\(root)/\(movie.folder)/.\(movie.id).part"
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("popcorn-sample-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(atPath: work)
            try? FileManager.default.removeItem(atPath: draft)
        }
        try movie.metadata.write(toFile: "\(work)/facts", atomically: false, encoding: .utf8)
        if movie.recipe.embedsSubtitles {
            for index in movie.subtitleLanguages.indices {
                try movie.srt(index).write(toFile: "\(work)/\(index).srt", atomically: false, encoding: .utf8)
            }
        }
        _ = try await ffmpeg.run(try movie.arguments(work: work, draft: draft, face: face))
        try FileManager.default.moveItem(atPath: draft, toPath: target)
        return true
    }

    private func draw(_ kind: Poster.Kind, _ poster: Poster, _ movie: SampleMovie, _ path: String) async throws {
        guard !FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return }
        let picture = try await ffmpeg.run(poster.arguments(kind, movie, face: face), limits: ProcessLimits(seconds: 120))
        try Data(picture).write(to: URL(fileURLWithPath: "\(root)/\(path)"), options: .atomic)
    }

    /// The series' own facts and poster, taken from its first episode.
    func finishSeries(_ movies: [SampleMovie]) async throws {
        for movie in movies where movie.episode?.number == 1 {
            guard let series = movie.episode?.series, let nfo = movie.seriesNFO else { continue }
            try write(nfo, "Series/\(series)/tvshow.nfo")
            if let poster = movie.poster { try await draw(.poster, poster, movie, "Series/\(series)/poster.jpg") }
        }
    }

    private func write(_ text: String, _ path: String, if wanted: Bool = true) throws {
        guard wanted, !FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return }
        try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
    }
}
