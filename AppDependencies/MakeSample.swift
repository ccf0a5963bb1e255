import FFmpegAdapter
public import Foundation
import SampleLibrary

/// Makes the sample movies and reports its progress.
public struct MakeSample: Sendable {
    public init() {}

    public func callAsFunction(in folder: URL, report: @escaping @Sendable (String) -> Void) async throws {
        guard let ffmpeg = FFmpeg.locate() else { throw FFmpegMissing() }
        try await SampleLibrary(ffmpeg: ffmpeg).make(in: folder.path(percentEncoded: false)) { progress in
            switch progress.step {
            case .making: report("Making “\(progress.title)” (\(progress.finished) of \(progress.total) movies are ready)")
            case .made, .kept: report("“\(progress.title)” is ready (\(progress.finished) of \(progress.total))")
            }
        }
    }
}
