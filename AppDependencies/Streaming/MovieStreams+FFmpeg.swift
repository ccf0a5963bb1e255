import Caching
import Containers
import CoreDomain
import FFmpegAdapter
import Foundation
import LibraryDomain
import Logging
import ServiceLifecycle
import Settings
import StreamingDomain
import StreamingInfrastructure
import WatchFeature

extension MovieStreams {
    /// Streams of the library's files. Without ffmpeg those that must be converted are refused.
    init(
        _ settings: Settings, _ data: CinemaData, files: any LibraryRepository, ffmpeg: FFmpeg?, choice: OneValue<EncoderChoice>?,
        _ logger: Logger
    ) {
        let segments = DiskCache(
            directory: data.cacheDirectory + "segments", capacity: settings.segmentCacheLimit, disk: DiskSpace.init(at:))
        self.init(
            movies: OpenMovies { try await Cinema.openMovie($0, files) },
            encoders: EncodedSegments(
                cache: segments, encoder: { await choice?.value.cacheName ?? "" },
                budget: EncoderBudget(
                    cores: settings.encoderCapacity ?? ProcessInfo.processInfo.activeProcessorCount,
                    memory: Int64(clamping: (MachineMemory.current()?.total ?? ProcessInfo.processInfo.physicalMemory) / 2)),
                encode: { job, deliver in
                    guard let ffmpeg, let choice else { throw EncodingError.notInstalled }
                    do { try await ffmpeg.encode(job, with: await choice.value, deliver: deliver) } catch { throw Self.reason(error) }
                },
                assemble: { SegmentAssembler($0) },
                report: { job, failure in
                    logger.warning(
                        "An encoder failed",
                        metadata: [
                            "file": "\(job.path)", "output": "\(job.output)", "from": "\(job.start) s", "reason": "\(failure.detail)",
                        ])
                }),
            abilities: ServerAbilities(canConvert: ffmpeg != nil),
            sheets: DiskCache(directory: data.cacheDirectory + "thumbnails", capacity: settings.cacheLimit / 4, disk: DiskSpace.init(at:)),
            subtitles: { id in SubtitleChoice.all(of: try await files.file(id, for: .unlimited)).map(StreamedSubtitle.init) },
            drawSheet: { movie, track, number in
                guard let ffmpeg, let choice, let path = movie.path, let sheet = track.sheet(number) else {
                    throw EncodingError.notInstalled
                }
                let tiles = SpriteSheet(
                    start: sheet.start, interval: track.interval, tiles: sheet.tiles, columns: ThumbnailTrack.columns, width: track.width,
                    height: track.height)
                do {
                    return try await ffmpeg.spriteSheet(
                        tiles, of: path, hasFileTimes: movie.hasFileTimes, rotation: movie.rotation, range: movie.media.video.first?.range,
                        choice: await choice.value)
                } catch {
                    throw Self.reason(error)
                }
            })
    }

    private static func reason(_ error: any Error) -> any Error {
        switch error as? FFmpegError {
        case nil: error
        case .notInstalled?: EncodingError.notInstalled
        case .cannotRead?, .badPath?: EncodingError.unreadable
        case .cancelled?: CancellationError()
        default: EncodingError.failed(reason: String("\(error)".prefix(500)))
        }
    }

}

extension EncoderChoice {
    /// In the cache's keys. The number is increased when the encoder's arguments change, so that segments of different ways are not mixed.
    fileprivate var cacheName: String { "ffmpeg-1 \(encoder.rawValue)\(mapsTones ? "" : " without tones")" }
}

extension StreamedSubtitle {
    init(_ choice: SubtitleChoice) {
        self.init(
            address: choice.address, label: choice.label, language: choice.language, isForced: choice.isForced,
            isForHardOfHearing: choice.isForHardOfHearing, isDefault: choice.isOn)
    }
}

/// A value that is found once, when it is needed first.
actor OneValue<Value: Sendable> {
    private let find: @Sendable () async -> Value
    private var finding: Task<Value, Never>?

    init(_ find: @escaping @Sendable () async -> Value) { self.find = find }

    var value: Value {
        get async {
            if let finding { return await finding.value }
            let task = Task { [find] in await find() }
            finding = task
            return await task.value
        }
    }
}

/// Tries the encoders of this machine at the start, and ends those that run when the server stops, as well as what is prepared: they would work for
/// nobody.
struct Encoders: Service, CustomStringConvertible {
    let choice: OneValue<EncoderChoice>?
    let streams: MovieStreams
    let drawingAhead: DrawingAhead
    let logger: Logger
    let description = "encoders"

    func run() async throws {
        if let found = await choice?.value, found.encoder != .software {
            logger.info("Pictures are encoded by this machine’s hardware", metadata: ["encoder": "\(found.encoder.rawValue)"])
        }
        try? await gracefulShutdown()
        await streams.preloading.stop()
        // First what is being drawn: who draws ahead waits for it.
        await streams.drawing.stop()
        await drawingAhead.stop()
        await streams.encoders.stop()
    }
}
