public import FFmpegAdapter
import Foundation

/// Makes a small library of invented films, so that there is something to look at before a person names a folder.
public struct SampleLibrary: Sendable {
    let ffmpeg: FFmpeg
    let films: [SampleFilm]
    private let concurrent = 2

    public init(ffmpeg: FFmpeg) { self.init(ffmpeg: ffmpeg, films: SampleFilm.all) }

    init(ffmpeg: FFmpeg, films: [SampleFilm]) {
        self.ffmpeg = ffmpeg
        self.films = films
    }

    /// Makes `Films/…` and `Series/…` below `directory`. What is there already is kept; what a cancelled run began is
    /// begun again. Throws the first error; the films made before it stay.
    public func make(
        in directory: String, progress: @escaping @Sendable (SampleProgress) -> Void = { _ in }
    ) async throws(FFmpegError) {
        let studio = Studio(ffmpeg: ffmpeg, root: try MediaPath(directory).path, face: Typeface.installed())
        do {
            try await withThrowingTaskGroup(of: (SampleFilm, Bool).self) { group in
                // The longest first, so that no long one is left alone at the end.
                var waiting = films.sorted { $0.seconds > $1.seconds }[...]
                var finished = 0
                func startNext() {
                    guard let film = waiting.popFirst() else { return }
                    progress(SampleProgress(title: film.title, step: .making, finished: finished, total: films.count))
                    group.addTask { (film, try await studio.make(film)) }
                }
                for _ in 0..<concurrent { startNext() }
                while let (film, isNew) = try await group.next() {
                    finished += 1
                    progress(SampleProgress(title: film.title, step: isNew ? .made : .kept, finished: finished, total: films.count))
                    startNext()
                }
            }
            try await studio.finishSeries(films)
        } catch let error as FFmpegError {
            throw error
        } catch {
            throw error is CancellationError ? .cancelled : .failed(reason: error.localizedDescription)
        }
    }
}
