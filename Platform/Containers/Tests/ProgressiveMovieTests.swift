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
        arguments: ["closed.mp4", "late.mp4", "flac.mp4", "closedcut.mp4"])
    func frames(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        let movie = try ProgressiveMovie(clip.remuxer, tracks: clip.tracks.map(\.id))
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
        let movie = try ProgressiveMovie(clip.remuxer, tracks: clip.tracks.map(\.id))
        let whole = try bytes(movie)
        for offset in Array(stride(from: 0, to: whole.count, by: 37_123)) + [1, whole.count - 1, whole.count, whole.count + 5] {
            #expect(try bytes(movie, from: Int64(offset)) == Array(whole.dropFirst(offset)))
        }
        #expect(try bytes(movie, from: .max).isEmpty)
    }

    @Test("Files that would have to be read through are refused", arguments: ["closed.mkv", "fragments.mp4"])
    func refused(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        #expect(throws: ContainerError.unsupported("its size as an MP4 file is not known without reading all of it")) {
            try ProgressiveMovie(clip.remuxer, tracks: clip.tracks.map(\.id))
        }
        #expect(throws: ContainerError.malformed("a file has each of its tracks once")) { try ProgressiveMovie(clip.remuxer, tracks: []) }
    }
}
