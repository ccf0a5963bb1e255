import CoreDomain
import Foundation
import Testing

@testable import LibraryDomain

@Suite("Which folders may be libraries, and how files and scans are described")
struct FolderRulesTests {
    @Test(
        "A name is 1 to 64 letters, digits, spaces, hyphens, underscores, apostrophes and ampersands",
        arguments: [
            ("Movies", true), ("A", true), ("Mum's & Dad's_4-K", true), ("映画", true), ("2", true), ("", false), (" Movies", false),
            ("Movies ", false), ("Two  spaces", false), ("-", false), ("& '", false), ("a/b", false), ("a.b", false), ("a\nb", false),
            ("🎬", false), (String(repeating: "x", count: 64), true), (String(repeating: "x", count: 65), false),
            // One letter with a thousand marks, and one of four bytes.
            ("a" + String(repeating: "\u{301}", count: 1_000), false), (String(repeating: "𝒳", count: 64), true),
        ])
    func names(_ name: String, _ isValid: Bool) {
        if isValid {
            #expect(throws: Never.self) { try FolderRules.check(name: name) }
        } else {
            #expect(throws: LibraryError.invalidName(name)) { try FolderRules.check(name: name) }
        }
    }

    @Test(
        "The contents of a folder are guessed from the entered name, or else from its own",
        arguments: [
            ("Series", "/a", FolderKind.series), ("TV", "/a", .series), ("tv-shows", "/a", .series), ("Séries", "/a", .series),
            ("Сериалы", "/a", .series), ("My Videos", "/a", .videos), ("Movies", "/srv/Series", .movies), ("Kids", "/srv/Series/", .series),
            ("Kids", "/srv/Series/Kids", .movies), ("Kids", "/srv/Home videos", .videos), ("Outvoted", "/a", .movies),
            ("Filme", "/srv/tv", .movies), ("", "/", .movies),
        ])
    func guess(name: String, path: String, kind: FolderKind) {
        #expect(FolderKind(guessedFrom: name, path: path) == kind)
    }

    private enum Answer { case fine, unreadable, notADirectory, alreadyAdded, overlaps }

    private func answer(
        _ path: String, resolved: String?? = nil, isFolder: Bool = true, canBeRead: Bool = true, device: UInt64 = 0, inode: UInt64 = 0
    ) -> Answer {
        var found = FolderRules.Examination(resolved: resolved ?? path, isFolder: isFolder, canBeRead: canBeRead, isEmpty: false)
        (found.device, found.inode) = (device, inode)
        do {
            var others = ["Movies": "/srv/movies", "Root": "/srv/series/"].mapValues {
                FolderRules.Examination(resolved: $0, isFolder: true, canBeRead: true, isEmpty: false)
            }
            others["Movies"]?.device = 1
            others["Movies"]?.inode = 7
            try FolderRules.check(path: path, found, others: others)
            return .fine
        } catch {
            return switch error {
            case .unreadable: .unreadable
            case .notADirectory: .notADirectory
            case .alreadyAdded: .alreadyAdded
            default: .overlaps
            }
        }
    }

    @Test("A path is full and short enough, and names a folder that may be read, outside of the system")
    func paths() {
        #expect(answer("/srv/videos") == .fine)
        #expect(answer("srv/videos", resolved: "/srv/videos") == .unreadable)
        #expect(answer("/srv/\0", resolved: "/srv/videos") == .unreadable)
        #expect(answer("/" + String(repeating: "x", count: 4_094)) == .fine)
        #expect(answer("/" + String(repeating: "x", count: 4_095)) == .unreadable)
        #expect(answer("/srv/videos", resolved: .some(nil)) == .notADirectory)
        #expect(answer("/srv/videos", isFolder: false) == .notADirectory)
        #expect(answer("/srv/videos", canBeRead: false) == .unreadable)
        for path in ["/", "/proc", "/proc/1", "/sys", "/dev/shm"] { #expect(answer(path) == .unreadable) }
        #expect(answer("/link", resolved: "/proc/self") == .unreadable)
        for path in ["/process", "/system", "/devices"] { #expect(answer(path) == .fine) }
    }

    @Test("A folder overlaps with another that is the same, inside it, or around it")
    func overlaps() {
        // Mounted a second time.
        #expect(answer("/mnt/again", device: 1, inode: 7) == .alreadyAdded)
        #expect(answer("/mnt/again", device: 2, inode: 7) == .fine && answer("/mnt/again", device: 1, inode: 8) == .fine)
        for path in ["/srv/movies/new", "/srv", "/srv/series/a"] { #expect(answer(path) == .overlaps, "\(path)") }
        #expect(answer("/srv/movies") == .alreadyAdded && answer("/srv/series") == .overlaps)
        for path in ["/srv/movies2", "/srv/mov", "/srv/serie"] { #expect(answer(path) == .fine, "\(path)") }
        #expect(answer("/link", resolved: "/srv/movies") == .alreadyAdded)
    }

    private func file(_ facts: MediaFacts, size: Int64 = 12_400_000_000) -> MediaFile {
        MediaFile(
            id: FileID("file0001")!, library: "Home", path: "a.mkv", size: size, modifiedAt: .distantPast, addedAt: .distantPast,
            reference: .movie(TitleID("local-t1")!), media: facts)
    }

    @Test("A file is described by its first picture and sound, its container and its size")
    func chips() {
        var movie = file(
            MediaFacts(
                container: "matroska",
                video: [
                    VideoTrack(number: 0, codec: "hevc", width: 3840, height: 1600, range: "PQ"),
                    VideoTrack(number: 1, codec: "mjpeg", width: 1, height: 1),
                ],
                audio: [AudioTrack(number: 2, codec: "ac3", channels: 6), AudioTrack(number: 3, codec: "aac", channels: 2)]))
        #expect(MediaWords.chips(movie) == ["4K", "HEVC", "HDR10", "Dolby Digital 5.1", "Matroska", "12.4 GB"])
        (movie.version, movie.part) = ("Director's Cut", 2)
        #expect(MediaWords.chips(movie).prefix(2) == ["Director's Cut", "Part 2"])
        (movie.version, movie.part) = ("4K", nil)
        #expect(MediaWords.chips(movie).prefix(2) == ["4K", "HEVC"])
        let old = MediaFacts(
            container: "avi", video: [VideoTrack(number: 0, codec: "wmv2", width: 640, height: 360)],
            audio: [AudioTrack(number: 1, codec: "wmav2")])
        #expect(MediaWords.chips(file(old)).prefix(3) == ["360p", "Windows Media Video 8", "Windows Media Audio 2"])
        let plain = MediaFacts(
            container: "mp4", video: [VideoTrack(number: 0, codec: "h264", width: 640, height: 360, range: "SDR")],
            audio: [AudioTrack(number: 1, codec: "opus")])
        #expect(MediaWords.chips(file(plain, size: 5_500_000)) == ["360p", "H.264", "Opus", "MP4", "6 MB"])
    }

    @Test("A kind of HDR has its name; a picture that stands upright has the resolution of one that lies")
    func pictures() {
        func chips(_ video: VideoTrack) -> [String] {
            Array(MediaWords.chips(file(MediaFacts(container: "mp4", video: [video]))).dropLast(2))
        }
        let kinds: [(VideoTrack.HDR?, String?, [String])] = [
            (.dolbyVision, nil, ["Dolby Vision"]), (.dolbyVision, "PQ", ["Dolby Vision"]), (.hdr10Plus, "PQ", ["HDR10+"]),
            (nil, "PQ", ["HDR10"]),
            (nil, "HLG", ["HLG"]), (nil, "SDR", []), (nil, nil, []),
        ]
        for (hdr, range, names) in kinds {
            #expect(
                chips(VideoTrack(number: 0, codec: "hevc", width: 1920, height: 1080, range: range, hdr: hdr)) == ["1080p", "HEVC"] + names)
        }
        #expect(chips(VideoTrack(number: 0, codec: "h264", width: 1080, height: 1920, rotation: 90)).first == "1080p")
        #expect(chips(VideoTrack(number: 0, codec: "h264", width: 360, height: 640)).first == "360p")
    }

    @Test("A track without a name has its purpose")
    func purposes() {
        var movie = file(MediaFacts(container: "mp4"))
        movie.media.audio = [
            AudioTrack(number: 0, codec: "aac", language: "en"), AudioTrack(number: 1, codec: "aac", language: "en", isCommentary: true),
            AudioTrack(number: 2, codec: "aac", isDescriptive: true),
            AudioTrack(number: 3, codec: "aac", name: "Director", isCommentary: true),
        ]
        movie.media.subtitles = [
            SubtitleTrack(number: 4, codec: "subrip", language: "en", isForced: true, isText: true),
            SubtitleTrack(number: 5, codec: "subrip", language: "en", isForHardOfHearing: true, isText: true),
        ]
        #expect(
            MediaWords.tracks(movie) { $0 } == """
                Sound: en, en (commentary), one track (audio description), Director. Subtitles: en (forced), en (for the hard of hearing).
                """)
    }

    @Test("Tracks are told where there is a choice of sound, and where there are subtitles")
    func tracks() {
        let sound = [
            AudioTrack(number: 0, codec: "aac", language: "de"), AudioTrack(number: 1, codec: "aac", name: "Commentary"),
            AudioTrack(number: 2, codec: "aac"),
        ]
        let texts = [
            SubtitleTrack(number: 3, codec: "subrip", language: "en", isText: true),
            SubtitleTrack(number: 4, codec: "hdmv_pgs_subtitle", isText: false),
        ]
        var movie = file(MediaFacts(container: "mp4", audio: Array(sound.prefix(1))))
        #expect(MediaWords.tracks(movie) { $0 } == nil)
        movie.media.audio = sound
        #expect(MediaWords.tracks(movie) { $0 } == "Sound: de, Commentary, one track.")
        movie.media.subtitles = texts
        movie.externalSubtitles = [ExternalSubtitle(fileName: "a.srt", language: "fr"), ExternalSubtitle(fileName: "b.srt")]
        #expect(MediaWords.tracks(movie) { $0 } == "Sound: de, Commentary, one track. Subtitles: en, one image-based track, fr, b.srt.")
        movie.media.audio = []
        #expect(MediaWords.tracks(movie) { $0 } == "Subtitles: en, one image-based track, fr, b.srt.")
        movie.externalAudio = [ExternalAudio(fileName: "a.de.ac3", language: "de"), ExternalAudio(fileName: "a.mka", isCommentary: true)]
        #expect(MediaWords.tracks(movie) { $0 }?.hasSuffix("Sound files that can’t be played yet: de, a.mka (commentary).") == true)
    }

    @Test(
        "Definitions go by height, or by width where the picture is wider than 16:9",
        arguments: [
            (3840, 1600, "4K"), (3556, 100, "4K"), (3554, 100, "1440p"), (2000, 2000, "4K"), (1999, 1999, "1440p"), (1400, 1400, "1440p"),
            (1399, 1399, "1080p"), (1920, 800, "1080p"), (1000, 1000, "1080p"), (999, 999, "720p"), (1280, 534, "720p"), (700, 700, "720p"),
            (699, 699, "576p"), (560, 560, "576p"), (559, 559, "559p"), (720, 480, "480p"),
        ])
    func definitions(_ width: Int, _ height: Int, _ words: String) {
        #expect(MediaWords.definition(VideoTrack(number: 0, codec: "h264", width: width, height: height)) == words)
    }

    @Test(
        "Sizes are in kB, MB, or GB with one digit",
        arguments: [
            (0, "1 kB"), (1_499, "1 kB"), (1_500, "2 kB"), (999_499, "999 kB"), (1_000_000, "1 MB"), (1_499_999, "1 MB"),
            (1_500_000, "2 MB"),
            (999_499_999, "999 MB"), (1_000_000_000, "1.0 GB"), (1_049_999_999, "1.0 GB"), (1_050_000_000, "1.1 GB"),
            (12_400_000_000, "12.4 GB"), (1_999_999_999, "2.0 GB"),
        ] as [(Int64, String)])
    func sizes(_ bytes: Int64, _ words: String) { #expect(MediaWords.size(bytes) == words) }

    @Test("Channels and codecs in everyday words")
    func words() {
        #expect([1, 2, 6, 8, 3, 7].map(MediaWords.channels) == ["Mono", "Stereo", "5.1", "7.1", "3 channels", "7 channels"])
        #expect(
            ["vorbis", "eac3", "truehd", "mpeg4", "mpeg2video", "vp9", "xyz"].map(MediaWords.codec)
                == ["Vorbis", "Dolby Digital Plus", "Dolby TrueHD", "MPEG-4", "MPEG-2", "VP9", "xyz"])
        #expect(["webm", "avi"].map(MediaWords.container) == ["WebM", "AVI"])
    }

    @Test("A scan's progress is a part of its work once that is known")
    func progress() {
        func fraction(_ phase: ScanProgress.Phase, _ read: Int = 1, of toRead: Int = 4) -> Double? {
            ScanProgress(library: "Home", phase: phase, toRead: toRead, read: read).fraction
        }
        #expect([.waiting, .listing, .cancelled, .failed].allSatisfy { fraction($0) == nil })
        #expect([.filing, .pictures, .finished].allSatisfy { fraction($0) == 1 })
        #expect(fraction(.reading) == 0.25 && fraction(.reading, 1, of: 1) == 1 && fraction(.reading, 0, of: 0) == 0)
    }
}
