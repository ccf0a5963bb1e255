import StreamingDomain
import Testing

@Suite("What a browser can play")
struct DecisionTests {
    /// What Chromium 156 answered when it was asked, without the means to take segments: only files as they are.
    static let chromium = ClientCapabilities(ClientCapabilities.chromium.answers.subtracting([.mse, .hls]))
    static let safari = ClientCapabilities(ClientCapabilities.safari.answers.subtracting([.mse, .hls]))

    /// Of a server that converts nothing.
    static func decide(_ media: PlayableMedia, _ client: ClientCapabilities) -> PlaybackDecision {
        .decide(media, client, ServerAbilities(canConvert: false))
    }

    enum Outcome: Equatable { case direct, silent, blind, container, nothing }

    static func outcome(_ decision: PlaybackDecision) -> Outcome {
        switch decision {
        case .play(let plan): plan.method == .direct && plan.delivery == .file ? .direct : .nothing
        case .cannotPlay(let refusal):
            if refusal.reason.contains("picture") {
                .blind
            } else if refusal.reason.contains("sound") {
                .silent
            } else if refusal.reason.contains("nothing") {
                .nothing
            } else {
                .container
            }
        }
    }

    static func media(_ container: String, _ video: [String], _ audio: [String], codecString: String? = nil) -> PlayableMedia {
        .sample(container, video, audio, codecString: codecString)
    }

    /// A browser that says yes to every other question about files.
    static func all(but probe: Probe) -> ClientCapabilities {
        ClientCapabilities(Set(Probe.allCases).subtracting([probe, .mse, .hls]))
    }

    typealias Row = (String, [String], [String], Outcome)
    /// Each was played in Chromium 156, and did this.
    static let measured: [Row] = [
        ("mp4", ["h264"], ["aac"], .direct), ("mov", ["h264"], ["aac"], .direct), ("matroska", ["h264"], ["aac"], .direct),
        ("matroska,webm", ["h264"], ["flac"], .direct), ("matroska", ["h264"], ["mp3"], .direct), ("matroska", ["h264"], ["opus"], .direct),
        ("matroska", ["h264"], ["vorbis"], .direct), ("matroska", ["h264"], ["pcm_s16le"], .direct), ("webm", ["vp9"], ["opus"], .direct),
        ("webm", ["vp8"], ["vorbis"], .direct), ("mp4", ["vp9"], ["opus"], .direct), ("mp4", ["av1"], ["opus"], .direct),
        ("matroska", ["av1"], ["opus"], .direct), ("matroska", ["hevc", "h264"], ["aac"], .direct), ("mp4", [], ["aac"], .direct),
        ("matroska", ["h264"], ["ac3", "aac"], .direct), ("mp4", ["h264"], [], .direct),
        ("mp4", ["hevc"], ["aac"], .blind), ("matroska", ["hevc"], ["aac"], .blind), ("mp4", ["mpeg4"], ["aac"], .blind),
        ("ogg", ["theora"], ["vorbis"], .blind), ("matroska", ["mpeg2video"], ["mp2"], .blind),
        ("mp4", ["h264"], ["ac3"], .silent), ("mp4", ["h264"], ["eac3"], .silent), ("matroska", ["h264"], ["dts"], .silent),
        ("matroska", ["h264"], ["truehd"], .silent), ("mp4", ["h264"], ["alac"], .silent),
        ("avi", ["mpeg4"], ["mp3"], .container), ("avi", ["h264"], ["aac"], .container), ("mpegts", ["h264"], ["aac"], .container),
        ("flv", ["h264"], ["aac"], .container), ("asf", ["wmv2"], ["wmav2"], .container), ("mp4", [], [], .nothing),
    ]

    @Test("The decision says what Chromium does", arguments: measured.indices)
    func chromium(row: Int) {
        let (container, video, audio, expected) = Self.measured[row]
        let decision = Self.decide(Self.media(container, video, audio), Self.chromium)
        #expect(Self.outcome(decision) == expected, "\(Self.measured[row])")
    }

    @Test("Another browser, another answer")
    func otherBrowser() {
        #expect(Self.decide(Self.media("mp4", ["hevc"], ["ac3"]), Self.safari).plays)
        #expect(!Self.decide(Self.media("matroska", ["h264"], ["aac"]), Self.safari).plays)
        #expect(Self.decide(Self.media("matroska", ["h264"], ["aac"]), .presumed).plays)
        #expect(!Self.decide(Self.media("mp4", ["hevc"], ["aac"]), .presumed).plays)
    }

    @Test(
        "Profiles are told apart by their exact codec string",
        arguments: [
            ("h264", "avc1.640028", Probe.h264), ("h264", "avc1.6E0029", .h264high10), ("h264", "avc1.F4001F", .h264high444),
            ("hevc", "hvc1.1.6.L93.B0", .hevc), ("hevc", "hvc1.2.4.L150.B0", .hevc10), ("hevc", "dvh1.05.06", .dolbyvision),
            ("vp9", "vp09.00.10.08", .vp9), ("vp9", "vp09.02.10.10", .vp9high), ("av1", "av01.0.05M.08", .av1),
            ("av1", "av01.0.05M.10", .av1high), ("h264", "avc3.6e0029", .h264high10), ("h264", "avc1.7a0029", .h264high422),
            ("h264", "avc3.7A0029", .h264high422), ("h264", "avc3.f4001f", .h264high444), ("h264", "avc3.640028", .h264),
            ("hevc", "hev1.1.6.L93.B0", .hevc), ("hevc", "hev1.2.4.L150.B0", .hevc10), ("hevc", "dvhe.05.06", .dolbyvision),
            ("vp9", "vp9", .vp9), ("av1", "av01.0.05M.08.0.110.09.16.10", .av1), ("av1", "av01.0.05M", .av1high), ("vp8", "vp8", .vp8),
            ("mpeg4", "mp4v.20.9", .mpeg4), ("theora", "theora", .theora),
        ])
    func profiles(codec: String, exact: String, probe: Probe) {
        let media = Self.media("mp4", [codec], [], codecString: exact)
        #expect(Self.decide(media, ClientCapabilities([.mp4, probe])).plays)
        #expect(!Self.decide(media, Self.all(but: probe)).plays)
        #expect(!Self.decide(media, ClientCapabilities([.mp4, probe], refused: [exact.lowercased()])).plays)
    }

    @Test(
        "A picture without a codec string is of the plain profile",
        arguments: [("h264", Probe.h264), ("hevc", .hevc), ("vp9", .vp9), ("av1", .av1)])
    func plainProfiles(codec: String, probe: Probe) {
        for exact in [nil, ""] {
            let media = Self.media("mp4", [codec], [], codecString: exact)
            #expect(Self.decide(media, ClientCapabilities([.mp4, probe])).plays)
            #expect(!Self.decide(media, Self.all(but: probe)).plays)
        }
    }

    @Test(
        "Each kind of sound and each container has its question",
        arguments: [
            ("mp4", "aac", "mp4a.40.2", [Probe.mp4, .aac]), ("mp4", "aac", nil, [.mp4, .aac]), ("mp4", "aac", "mp4a.40.5", [.mp4, .heaac]),
            ("mp4", "aac", "mp4a.40.29", [.mp4, .heaac2]), ("mov,mp4,m4a", "mp3", nil, [.mp4, .mp3]), ("m4v", "ac4", nil, [.mp4, .ac4]),
            ("m4a", "dts", nil, [.mp4, .dts]), ("webm", "opus", nil, [.webm, .opus]), ("matroska,webm", "flac", nil, [.matroska, .flac]),
            ("ogg", "vorbis", nil, [.ogg, .vorbis]), ("mpegts", "eac3", nil, [.mpegts, .eac3]), ("avi", "pcm_s16le", nil, [.avi, .pcm]),
            ("mov", "alac", nil, [.mp4, .alac]), ("mp4", "ac3", nil, [.mp4, .ac3]),
        ] as [(String, String, String?, [Probe])])
    func sounds(container: String, codec: String, exact: String?, probes: [Probe]) {
        let media = PlayableMedia(container: container, audio: [.init(number: 1, codec: codec, codecString: exact)])
        #expect(Self.decide(media, ClientCapabilities(Set(probes))).plays)
        for probe in probes {
            #expect(!Self.decide(media, Self.all(but: probe)).plays)
        }
        #expect(exact == nil || !Self.decide(media, ClientCapabilities(Set(probes), refused: [exact!])).plays)
    }

    @Test("Notes tell of silence, of a missing picture, of HDR and of tracks that cannot be chosen")
    func notes() {
        func notes(_ media: PlayableMedia) -> [String] {
            guard let plan = Self.decide(media, Self.chromium).plan else { return ["refused"] }
            #expect(plan.expectsPicture != media.video.isEmpty && (plan.startsWith == nil) == media.audio.isEmpty)
            #expect(plan.pictures == (media.video.isEmpty ? [] : [.original]))
            return plan.notes
        }
        #expect(notes(.sample("mp4", ["h264"], ["aac"])).isEmpty)
        #expect(notes(.sample("mp4", ["h264"], [])) == ["This file has no sound."])
        #expect(notes(.sample("mp4", [], ["aac"])) == ["This file has sound but no picture."])
        for (range, isTold) in [("PQ", true), ("HLG", true), ("SDR", false)] {
            let movie = PlayableMedia.sample("mp4", ["h264"], ["aac"], range: range)
            #expect(notes(movie).contains("This movie is in HDR. Screens without HDR show adjusted colours.") == isTold)
        }
        #expect(
            notes(.sample("mp4", ["h264"], ["aac", "aac"]))
                == ["This file has 2 audio tracks. Your browser plays track 1, and may not let you choose another."])
    }

    @Test("In MP4 a track that is not enabled is not heard, in Matroska the first that decodes is")
    func heard() throws {
        let tracks: [PlayableMedia.Audio] = [
            .init(number: 2, codec: "ac3", label: "English", isDefault: true), .init(number: 3, codec: "aac", label: "Deutsch"),
            .init(number: 4, codec: "opus", language: "fr"),
        ]
        let mp4 = Self.decide(.sample("mp4", ["h264"], tracks: tracks), Self.chromium)
        #expect(Self.outcome(mp4) == .silent)
        let plan = try #require(Self.decide(.sample("matroska", ["h264"], tracks: tracks), Self.chromium).plan)
        #expect(plan.startsWith == 0 && plan.firstSound == .init(track: 3, index: 1, label: "Deutsch"))
        #expect(plan.sounds.map(\.track) == [3, 4] && plan.sounds[1].language == "fr")
        #expect(
            plan.notes == [
                "This file has 3 audio tracks. Your browser plays track 2, Deutsch, and may not let you choose another."
            ])
    }

    @Test("Refusals say what, why and what would help in words")
    func words() {
        guard case .cannotPlay(let hevc) = Self.decide(Self.media("mp4", ["hevc"], ["aac"]), Self.chromium),
            case .cannotPlay(let dolby) = Self.decide(Self.media("mp4", ["h264"], ["ac3"]), Self.chromium),
            case .cannotPlay(let avi) = Self.decide(Self.media("avi", ["h264"], ["aac"]), Self.chromium)
        else { Issue.record("all three are refusals"); return }
        #expect(hevc.reason == "Your browser can’t show this movie’s picture.")
        #expect(hevc.detail.contains("HEVC (H.265)") && hevc.detail.contains("see nothing"))
        #expect(hevc.remedies.contains(.listenWithoutPicture) && hevc.remedies.contains(.otherVersion))
        #expect(dolby.detail.contains("Dolby Digital (AC-3)") && dolby.remedies.contains(.watchWithoutSound))
        #expect(avi.detail.hasPrefix("It is an AVI file,") && avi.remedies.contains(.download))
    }

    @Test("A refusal offers only what is there: sound without picture, picture without sound, a browser that can")
    func remedies() {
        func refusal(_ container: String, _ video: [String], _ audio: [String]) -> PlaybackDecision.Refusal? {
            guard case .cannotPlay(let refusal) = Self.decide(Self.media(container, video, audio), Self.chromium) else {
                return nil
            }
            return refusal
        }
        let hevc = PlaybackDecision.Remedy.otherBrowser("Try Safari, or Chrome or Edge on a device with an HEVC decoder.")
        let dolby = PlaybackDecision.Remedy.otherBrowser("Try Safari, or Edge on Windows.")
        #expect(refusal("mp4", ["hevc"], ["aac"])?.remedies == [.otherVersion, hevc, .download, .listenWithoutPicture])
        #expect(refusal("mp4", ["hevc"], [])?.remedies == [.otherVersion, hevc, .download])
        #expect(refusal("mp4", ["hevc"], [])?.detail.contains("hear") == false)
        #expect(refusal("mp4", ["mpeg4"], ["ac3"])?.remedies == [.otherVersion, .download])
        #expect(refusal("mp4", ["h264"], ["ac3"])?.remedies == [.otherVersion, dolby, .download, .watchWithoutSound])
        #expect(refusal("mp4", [], ["eac3"])?.remedies == [.otherVersion, dolby, .download])
        #expect(refusal("mp4", [], ["eac3"])?.detail.contains("see") == false)
        #expect(refusal("mp4", ["h264"], ["dts"])?.remedies == [.otherVersion, .download, .watchWithoutSound])
        let articles = [
            "avi": "an AVI", "mpeg": "an MPEG program", "mpegts": "an MPEG transport", "flv": "a Flash", "asf": "a Windows", "xyz": "a xyz",
            "": "an unknown",
        ]
        for (container, words) in articles {
            #expect(refusal(container, ["h264"], [])?.detail.hasPrefix("It is \(words)") == true, "\(container)")
        }
    }

    @Test("The cookie carries the answers, and nothing else gets in")
    func cookie() {
        let all = ClientCapabilities([.mp4, .h264, .aac], refused: ["avc1.640034"])
        #expect(all.cookieValue == "v1+aac+h264+mp4~avc1.640034")
        #expect(ClientCapabilities(cookie: all.cookieValue) == all)
        #expect(ClientCapabilities(cookie: "v1+mp4+nonsense") == ClientCapabilities([.mp4]))
        #expect(ClientCapabilities(cookie: "v0+mp4") == nil && ClientCapabilities(cookie: "") == nil)
        #expect(ClientCapabilities(cookie: "v1+" + String(repeating: "mp4+", count: 1000)) == nil)
        #expect(ClientCapabilities(cookie: "~") == nil && ClientCapabilities(cookie: "mp4+v1") == nil)
        #expect(ClientCapabilities(cookie: "v1") == ClientCapabilities([]))
        #expect(ClientCapabilities(cookie: "v1+mp4~A~b") == ClientCapabilities([.mp4], refused: ["a~b"]))
        for (length, isRead) in [(2048, true), (2049, false)] {
            #expect((ClientCapabilities(cookie: "v1+" + String(repeating: "x", count: length - 3)) != nil) == isRead)
        }
        #expect(ClientCapabilities(cookie: "v1~" + (10..<60).map { "c\($0)" }.joined(separator: "+"))?.refused.count == 32)
    }
}
