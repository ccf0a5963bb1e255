import FFmpegAdapter
import Foundation

/// Turns a film's description into files: the film itself, and what lies beside it.
struct Studio: Sendable {
    let ffmpeg: FFmpeg
    let root: String
    let face: Typeface?

    /// Answers whether anything had to be made.
    func make(_ film: SampleFilm) async throws -> Bool {
        try Task.checkCancellation()
        try FileManager.default.createDirectory(atPath: "\(root)/\(film.folder)", withIntermediateDirectories: true)
        let isNew = try await shoot(film)
        try write(film.nfo, "\(film.folder)/\(film.name).nfo", if: film.beside.contains(.nfo))
        if film.beside.contains(.subtitles) {
            for (index, language) in film.subtitleLanguages.enumerated() {
                try write(film.srt(index), "\(film.folder)/\(film.name).\(language.short).srt")
            }
        }
        if let poster = film.poster {
            if film.beside.contains(.poster) { try await draw(.poster, poster, film, "\(film.folder)/poster.jpg") }
            if film.beside.contains(.fanart) { try await draw(.fanart, poster, film, "\(film.folder)/fanart.jpg") }
        }
        return isNew
    }

    private func shoot(_ film: SampleFilm) async throws -> Bool {
        let target = "\(root)/\(film.file)"
        guard !FileManager.default.fileExists(atPath: target) else { return false }
        // Hidden and without a film's ending, so that a scan that comes by leaves it alone.
        let draft = "\(root)/\(film.folder)/.\(film.id).part"
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("popcorn-sample-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(atPath: work)
            try? FileManager.default.removeItem(atPath: draft)
        }
        try film.metadata.write(toFile: "\(work)/facts", atomically: false, encoding: .utf8)
        if film.recipe.embedsSubtitles {
            for index in film.subtitleLanguages.indices {
                try film.srt(index).write(toFile: "\(work)/\(index).srt", atomically: false, encoding: .utf8)
            }
        }
        _ = try await ffmpeg.run(try film.arguments(work: work, draft: draft, face: face))
        try FileManager.default.moveItem(atPath: draft, toPath: target)
        return true
    }

    private func draw(_ kind: Poster.Kind, _ poster: Poster, _ film: SampleFilm, _ path: String) async throws {
        guard !FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return }
        let picture = try await ffmpeg.run(poster.arguments(kind, film, face: face), limits: ProcessLimits(seconds: 120))
        try Data(picture).write(to: URL(fileURLWithPath: "\(root)/\(path)"), options: .atomic)
    }

    /// The series' own facts and poster, taken from its first episode.
    func finishSeries(_ films: [SampleFilm]) async throws {
        for film in films where film.episode?.number == 1 {
            guard let series = film.episode?.series, let nfo = film.seriesNFO else { continue }
            try write(nfo, "Series/\(series)/tvshow.nfo")
            if let poster = film.poster { try await draw(.poster, poster, film, "Series/\(series)/poster.jpg") }
        }
    }

    private func write(_ text: String, _ path: String, if wanted: Bool = true) throws {
        guard wanted, !FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return }
        try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
    }
}
