import Caching
public import CoreDomain
public import Foundation
import StreamingDomain

/// Draws sheets of thumbnails of movies that are being watched, one after another, so that they are there when somebody moves along the timeline.
/// What is drawn when is in `SheetsAhead`.
public actor DrawingAhead {
    /// What there was to draw for a movie.
    public enum Outcome: Hashable, Sendable {
        /// One of so many.
        case drawn(of: Int)
        /// Somebody else has to come first.
        case later
        /// It has all sheets, or one could not be drawn: then the others would probably fail as well.
        case complete
    }

    private let isBusy: @Sendable () async -> Bool
    private let draw: @Sendable (FileID, _ position: Double) async -> Outcome
    private let now: @Sendable () -> Date
    private let clock: any Clock<Duration>
    private var ahead = SheetsAhead()
    private var work: Task<Void, Never>?
    private var isStopped = false

    /// - Parameters:
    ///   - isBusy: whether something else needs the processor.
    ///   - draw: draws the first missing sheet of a movie from a position on.
    public init(
        isBusy: @escaping @Sendable () async -> Bool, now: @escaping @Sendable () -> Date = { Date() },
        on clock: any Clock<Duration> = ContinuousClock(), draw: @escaping @Sendable (FileID, _ position: Double) async -> Outcome
    ) {
        self.isBusy = isBusy
        self.now = now
        self.clock = clock
        self.draw = draw
    }

    /// A viewer is at a position of a movie.
    public func watch(_ movie: FileID, position: Double) {
        guard !isStopped else { return }
        ahead.watch(movie, position: position, at: now())
        if work == nil { work = Task { await run() } }
    }

    /// Ends what is being drawn. Nothing is drawn afterwards.
    public func stop() async {
        isStopped = true
        work?.cancel()
        await work?.value
    }

    private func run() async {
        while !Task.isCancelled {
            let isBusy = await isBusy()
            guard let step = ahead.step(at: now(), isBusy: isBusy) else { break }
            switch step {
            case .wait(let seconds): try? await clock.sleep(for: .seconds(seconds))
            case .draw(let movie, let position):
                switch await draw(movie, position) {
                case .drawn(let count): ahead.drew(movie, of: count)
                case .later: try? await clock.sleep(for: .seconds(SheetsAhead.pause))
                case .complete: ahead.finish(movie)
                }
            }
        }
        work = nil
    }
}

extension MovieStreams {
    /// What draws ahead while no encoder runs, and after the sheets that somebody asked for.
    public func drawingAhead() -> DrawingAhead {
        DrawingAhead { [encoders, drawing] in
            let (runs, isDrawing) = (await encoders.statistics.runs, await drawing.isDrawing)
            return runs > 0 || isDrawing
        } draw: { id, position in
            await drawNext(of: id, from: position)
        }
    }

    private func drawNext(of id: FileID, from position: Double) async -> DrawingAhead.Outcome {
        do {
            let movie = try await movies.movie(id)
            guard let track = thumbnails(of: movie) else { return .complete }
            for number in track.sheets(from: position) where await !sheets.contains(sheetKey(number, of: movie)) {
                _ = try await sheet(number, of: movie)
                // On a full disk none is kept.
                return await sheets.contains(sheetKey(number, of: movie)) ? .drawn(of: track.sheetCount) : .complete
            }
            return .complete
        } catch EncodingError.busy {
            return .later
        } catch {
            return .complete
        }
    }
}
