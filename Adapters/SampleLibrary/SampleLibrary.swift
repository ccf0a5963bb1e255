public import FFmpegAdapter
import Foundation

/// Makes a small library of invented movies, so that there is something to watch before the user adds a folder.
public struct SampleLibrary: Sendable {
    let ffmpeg: FFmpeg
    let movies: [SampleMovie]
    private let concurrent = 2

    public init(ffmpeg: FFmpeg) { self.init(ffmpeg: ffmpeg, movies: SampleMovie.all) }

    init(ffmpeg: FFmpeg, movies: [SampleMovie]) {
        self.ffmpeg = ffmpeg
        self.movies = movies
    }

    /// Makes `Movies/…` and `Series/…` in `directory`. Existing files are kept; files that a cancelled run did not finish are
    /// made again. Throws the first error; movies that were already made stay.
    public func make(
        in directory: String, progress: @escaping @Sendable (SampleProgress) -> Void = { _ in }
    ) async throws(FFmpegError) {
        let maker = MovieMaker(ffmpeg: ffmpeg, root: try MediaPath(directory).path, face: Typeface.installed())
        do {
            try await withThrowingTaskGroup(of: (SampleMovie, Bool).self) { group in
                // The longest first, so that no long one runs alone at the end.
                var waiting = movies.sorted { $0.seconds > $1.seconds }[...]
                var finished = 0
                func startNext() {
                    guard let movie = waiting.popFirst() else { return }
                    progress(SampleProgress(title: movie.title, step: .making, finished: finished, total: movies.count))
                    group.addTask { (movie, try await maker.make(movie)) }
                }
                for _ in 0..<concurrent { startNext() }
                while let (movie, isNew) = try await group.next() {
                    finished += 1
                    progress(SampleProgress(title: movie.title, step: isNew ? .made : .kept, finished: finished, total: movies.count))
                    startNext()
                }
            }
            try await maker.finishSeries(movies)
        } catch let error as FFmpegError {
            throw error
        } catch {
            throw error is CancellationError ? .cancelled : .failed(reason: error.localizedDescription)
        }
    }
}
