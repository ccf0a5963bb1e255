import FFmpegAdapter

extension SampleMovie {
    static let curtain = SampleMovie(
        id: "curtain-please", title: "Curtain, Please!", year: 1962, genres: ["Musical", "Comedy"], director: "Dolores Quill",
        cast: [.init(name: "Peggy Lamarr", role: "Trixie"), .init(name: "Gene Porter", role: "The Understudy")],
        plot: """
            The star has a cold, the understudy has stage fright and the curtain is stuck half way. Five minutes before the première \
            the prompter begins to sing.
            """,
        tagline: "The show must go up!", rating: 7.4, country: "United Kingdom", studio: "Gaiety",
        recipe: .mp4WithText, width: 1920, height: 1080,
        music: Music(
            chords: [[48, 60, 64, 67, 71], [45, 57, 60, 64, 67], [50, 62, 65, 69, 72], [43, 55, 59, 62, 65]], secondsPerChord: 1.6,
            voice: .plucked,
            notesPerChord: 6, brightness: 0.7, loudness: 0.5),
        subtitleLanguages: [.english, .german],
        cues: [
            .init(start: 8, end: 12, texts: ["♪ If the curtain won’t go up …", "♪ Geht der Vorhang heut nicht auf …"]),
            .init(start: 12.5, end: 17, texts: ["♪ … we’ll go up without the curtain! ♪", "♪ … dann gehn wir eben selber! ♪"]),
            .init(start: 19, end: 23, texts: ["(applause)", "(Applaus)"]),
        ],
        sidecars: [.nfo, .poster], poster: Poster(scene: 1, second: 0.55, ink: Ink(0xFFE9B8), ground: Ink(0x2A0710), cut: 0.5),
        scenes: [opening, stage, lights, .end("Good Night!", ground: Ink(0x5A0C19), ink: Ink(0xFFE3A6), credit: "Please mind the steps")])

    private static func folds(_ sketch: inout Sketch, _ width: Int) -> Layer {
        let shade = sketch.mask(width, 720) { x, y in
            "128+58*sin(\(x)/21+0.5*sin(\(y)/150))+28*sin(\(x)/8.3)-40*\(y)/720"
        }
        return sketch.apply(shade, "format=gbrp,lutrgb=r='40+val*0.72':g='4+val*0.09':b='14+val*0.14',format=yuv420p,\(Sketch.forever)")
    }

    private static let opening = Scene(
        seconds: 7, ink: Ink(0xFFE7AE),
        lines: [
            Line(words: "Curtain, Please!", size: 0.12, y: 0.44),
            Line(words: "a musical comedy by Dolores Quill", size: 0.032, y: 0.57, style: .italic),
        ], linesFrom: 0.8
    ) { sketch in
        let picture = folds(&sketch, 1280)
        return sketch.put(sketch.glow(1300, Ink(0xFFD98A), strength: 90), on: picture, x: "-10+60*sin(t*0.8)", y: "-290")
    }

    private static let stage = Scene(seconds: 11, fade: .none) { sketch in
        var picture = sketch.silk([Ink(0x16224E), Ink(0x2E4A9A), Ink(0x5B3D92), Ink(0x1B2A5E)], speed: 0.02, seed: 3)
        picture = sketch.put(sketch.box(1280, 150, Ink(0x2A1420)), on: picture, y: "570")
        for (index, ink) in [Ink(0xFFE7A0), Ink(0xFFB3C7), Ink(0xA7D8FF)].enumerated() {
            let pool = sketch.apply(sketch.glow(420, ink, strength: 230, power: 1.2), "scale=420:120")
            picture = sketch.put(pool, on: picture, x: "\(430 + index * 1)+330*sin(t*\(0.7 + Double(index) * 0.23)+\(index * 2))", y: "560")
            picture = sketch.put(
                sketch.disc(58 - index * 6, ink), on: picture,
                x: "\(610 + index * 2)+330*sin(t*\(0.7 + Double(index) * 0.23)+\(index * 2))", y: "545-150*abs(sin(t*3.93+\(index)))")
        }
        picture = sketch.put(folds(&sketch, 660), on: picture, x: "-90*pow(clip(t/2.2,0,1),0.7)*4.6-40*clip(t-1,0,1)")
        return sketch.put(
            sketch.apply(folds(&sketch, 660), "hflip"), on: picture, x: "620+90*pow(clip(t/2.2,0,1),0.7)*4.6+40*clip(t-1,0,1)")
    }

    private static let lights = Scene(
        seconds: 8, ink: Ink(0xFFE9B8),
        lines: [
            Line(words: "Tonight", size: 0.10, y: 0.46, style: .italic), Line(words: "AT THE GAIETY", size: 0.03, y: 0.58, tracked: true),
        ]
    ) { sketch in
        var picture = sketch.sky(Ink(0x1A0716), Ink(0x4A0F2A), Ink(0x7A1D2E), horizon: 0.6)
        let bulbs = sketch.shape(1280, 720, Ink(0xFFE6A3), repeated: .across) { x, y in
            "st(0,mod(\(x),80)-40);st(1,mod(\(y),80)-40);min(250,235*clip((13-hypot(ld(0),ld(1)))/2,0,1)+130*pow(max(0,1-hypot(ld(0),ld(1))/40),2))"
        }
        picture = sketch.pass(bulbs, on: picture, speed: 80)
        picture = sketch.put(sketch.box(800, 320, Ink(0xF8E3B0)), on: picture, x: "240", y: "200")
        return sketch.put(sketch.box(780, 300, Ink(0x5A0C19)), on: picture, x: "250", y: "210")
    }
}
