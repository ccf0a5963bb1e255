import StreamingDomain
import Testing

@Suite("What an encoder is told about a movie")
struct EncodedMovieTests {
    static func movie(
        key: String = "k", starts: [Double] = [0, 4, 8.5], end: Double = 10,
        picture: EncodedMovie.Picture? = .init(width: 1_920, height: 800),
        sounds: [Int: Int] = [2: 0, 3: 1]
    ) -> EncodedMovie {
        EncodedMovie(key: key, path: "/m.mkv", starts: starts, end: end, hasFileTimes: true, picture: picture, sounds: sounds)
    }

    @Test("A run of pictures begins at the start of its segment, with a keyframe at each of the following")
    func pictures() throws {
        let run = try #require(Self.movie().run(of: .encodedVideo(.p480), from: 1))
        #expect(run.job.start == 4 && run.job.boundaries == [8.5] && run.job.path == "/m.mkv" && run.job.hasFileTimes)
        #expect(run.job.output == .video(.init(rung: .p480, width: 852, height: 354)))
        #expect(
            run.assembly.kind == .video(origin: 4) && run.assembly.first == 1 && run.assembly.starts == [4, 8.5] && run.assembly.end == 10)
        #expect(run.limit == 3 && run.isLast)
    }

    @Test("A run of sound begins some frames earlier, and one more comes from the encoder", arguments: [(0, 0), (1, 186), (2, 397)])
    func sound(_ segment: Int, _ frame: Int) throws {
        let run = try #require(Self.movie().run(of: .encodedAudio(3), from: segment))
        #expect(run.job.output == .audio(.init(index: 1)) && run.job.boundaries == Array([4, 8.5, 10].suffix(3 - segment)))
        #expect(run.job.start == Double(frame) * 1_024 / 48_000)
        #expect(run.assembly.kind == .audio(firstFrame: frame - 1) && run.assembly.first == segment && run.isLast)
    }

    @Test("A run ends after 5,000 segments", arguments: [RenditionID.encodedVideo(.p720), .encodedAudio(2)])
    func limits(_ rendition: RenditionID) throws {
        let movie = Self.movie(starts: (0..<9_000).map { Double($0) * 4 }, end: 36_000)
        let first = try #require(movie.run(of: rendition, from: 10)), last = try #require(movie.run(of: rendition, from: 4_000))
        #expect(first.limit == 5_010 && !first.isLast && first.job.boundaries.count == 5_000 && first.job.boundaries.last == 20_040)
        #expect(last.limit == 9_000 && last.isLast)
        // Sound has the end of the movie, too.
        #expect(last.job.boundaries.count == (rendition == .encodedAudio(2) ? 5_000 : 4_999))
    }

    @Test("There is no run for what the movie does not have")
    func nothing() {
        let movie = Self.movie()
        for segment in [-1, 3, Int.max] { #expect(movie.run(of: .encodedVideo(.p720), from: segment) == nil) }
        for rendition in [RenditionID.video, .audio(2), .encodedAudio(9)] {
            #expect(movie.run(of: rendition, from: 0) == nil && movie.encoded(rendition, by: "x") == nil)
        }
        #expect(Self.movie(picture: nil).run(of: .encodedVideo(.p720), from: 0) == nil)
    }

    @Test("Segments are shared only by the same encoder for the same content, cut and drawn alike")
    func names() throws {
        let names = [
            Self.movie().encoded(.encodedVideo(.p720), by: "a"), Self.movie().encoded(.encodedVideo(.p720), by: "b"),
            Self.movie(key: "ka").encoded(.encodedVideo(.p720), by: ""),
            Self.movie(starts: [0, 4, 8]).encoded(.encodedVideo(.p720), by: "a"),
            Self.movie(end: 11).encoded(.encodedVideo(.p720), by: "a"),
            Self.movie(picture: .init(width: 1_920, height: 800, range: "PQ")).encoded(.encodedVideo(.p720), by: "a"),
            Self.movie(picture: .init(width: 1_920, height: 800, burnsIn: 0)).encoded(.encodedVideo(.p720), by: "a"),
            Self.movie(picture: .init(width: 1_920, height: 800, rotation: 180)).encoded(.encodedVideo(.p720), by: "a"),
            Self.movie().encoded(.encodedAudio(2), by: "a"), Self.movie(sounds: [2: 1]).encoded(.encodedAudio(2), by: "a"),
        ].map { $0?.movie ?? "" }
        #expect(Set(names).count == names.count && names.allSatisfy { $0.utf8.count == 26 })
        #expect(Self.movie().encoded(.encodedVideo(.p720), by: "a")?.movie == names[0])
    }
}
