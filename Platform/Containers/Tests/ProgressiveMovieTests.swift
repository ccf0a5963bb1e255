import Foundation
import Testing

@testable import Containers

@Suite("A movie as one file", .enabled(if: FFmpeg.isInstalled))
struct ProgressiveMovieTests {
    private func bytes(_ movie: ProgressiveMovie, from offset: Int64 = 0) throws -> [UInt8] {
        var reader = movie.bytes(from: offset)
        var result: [UInt8] = []
        while let piece = try reader.next() { result += piece }
        return result
    }

    @Test(
        "It has the frames of all tracks, and the size that was announced",
        arguments: ["closed.mp4", "late.mp4", "flac.mp4", "closedcut.mp4", "closed.mkv", "fragments.mp4"])
    func frames(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        let movie = try clip.progressive()
        let whole = try bytes(movie)
        #expect(Int64(whole.count) == movie.size)
        let file = FileManager.default.temporaryDirectory.appending(path: "whole-\(UUID().uuidString).mp4")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(whole).write(to: file)
        let read = try describe(MemorySource(whole))
        #expect(read.tracks.map(\.codec) == clip.tracks.map(\.codec))
        #expect(read.isFragmented)
        for track in clip.tracks {
            let stream = track.kind == .video ? "v:0" : "a:0"
            // Pictures may start later than ffmpeg looks for them.
            let found = try RemuxComparison.frames(file.path, stream: stream, options: ["-analyzeduration", "20000000"])
            #expect(found.complaints == "")
            let segments = try clip.frames(track).segments
            #expect(found.frames.map(\.digest) == segments.map(\.digest))
        }
    }

    @Test("Any part of it is that part of the whole")
    func parts() throws {
        let clip = try RemuxComparison(path: RemuxClips.path("closed.mp4"))
        let movie = try clip.progressive()
        let whole = try bytes(movie)
        for offset in Array(stride(from: 0, to: whole.count, by: 37_123)) + [1, whole.count - 1, whole.count, whole.count + 5] {
            #expect(try bytes(movie, from: Int64(offset)) == Array(whole.dropFirst(offset)))
        }
        #expect(try bytes(movie, from: .max).isEmpty)
    }

    @Test("Its layout is that of its renditions, and can be given up")
    func layout() throws {
        let clip = try RemuxComparison(path: RemuxClips.path("closed.mkv"))
        let renditions = try clip.tracks.map { try clip.remuxer.rendition(of: $0.id) }
        var left = 2
        func mayContinue() -> Bool {
            left -= 1
            return left >= 0
        }
        #expect(try ProgressiveMovie.Layout(renditions, mayContinue: mayContinue) == nil)
        #expect(left == -1)
        let layout = try #require(try ProgressiveMovie.Layout(renditions))
        #expect(throws: ContainerError.malformed("the layout is that of another file")) {
            try ProgressiveMovie([renditions[0]], layout)
        }
        for wrong in [[], [renditions[0], renditions[0]]] {
            #expect(throws: ContainerError.malformed("a file has each of its tracks once")) { try ProgressiveMovie.Layout(wrong) }
        }
    }
}

extension RemuxComparison {
    fileprivate func progressive() throws -> ProgressiveMovie {
        let renditions = try tracks.map { try remuxer.rendition(of: $0.id) }
        return try ProgressiveMovie(renditions, try #require(try ProgressiveMovie.Layout(renditions)))
    }
}
