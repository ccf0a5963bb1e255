import FFmpegAdapter

extension SampleMovie {
    static let mercyFlat = SampleMovie(
        id: "low-sun-at-mercy-flat", title: "Low Sun at Mercy Flat", year: 1958, genres: ["Western"], director: "Harlan Whitlock",
        cast: [
            .init(name: "Cal Dorrity", role: "Amos Reed"), .init(name: "Ruth Ansel", role: "Marian Pike"),
            .init(name: "Joe Tall Elk", role: "Grey Wren"),
        ],
        plot: """
            A surveyor rides into the last dry town of the territory with a map that moves the river. Everybody at Mercy Flat would \
            like to hold it, and nobody asks where the water wants to go.
            """,
        tagline: "The river knew the way.", rating: 8.3, country: "United States", studio: "Meridian",
        recipe: .matroskaRich,
        music: Music(
            chords: [[40, 52, 59, 64, 67], [43, 55, 59, 62, 67], [38, 50, 57, 62, 66], [45, 57, 60, 64, 69]], secondsPerChord: 4,
            voice: .plucked,
            notesPerChord: 6, brightness: 0.6, ambience: .wind, loudness: 0.55),
        subtitleLanguages: [.english, .german],
        cues: [
            .init(start: 12, end: 16, texts: ["Nothing out there but the light.", "Da draußen ist nichts als das Licht."]),
            .init(start: 20, end: 24.5, texts: ["Then why does everybody keep riding into it?", "Warum reiten dann alle hinein?"]),
            .init(start: 34, end: 38, texts: ["The map says the river runs here.", "Auf der Karte fließt der Fluss hier."]),
            .init(start: 41, end: 45, texts: ["The river doesn’t read, Mister Reed.", "Der Fluss kann nicht lesen, Mister Reed."]),
            .init(start: 60, end: 64, texts: ["Whose lamp is that?", "Wessen Lampe ist das?"]),
            .init(start: 67, end: 71, texts: ["Someone who means to stay.", "Die von einem, der bleiben will."]),
        ],
        chapters: [
            .init(start: 0, title: "Overture"), .init(start: 10, title: "The Long Light"), .init(start: 32, title: "Telegraph"),
            .init(start: 56, title: "Night at Mercy Flat"), .init(start: 78, title: "Morning"),
        ],
        sidecars: [.nfo, .poster], poster: Poster(scene: 1, second: 12, ink: Ink(0xF9E3B4), ground: Ink(0x3A1512), cut: 0.76),
        scenes: [
            opening, longLight, telegraph, night, morning,
            .end("The End", ground: Ink(0x2A0F0C), ink: Ink(0xF6DFB0), credit: "Filmed where the road stops"),
        ])

    private static let opening = Scene(
        seconds: 10, ink: Ink(0x3B1310),
        lines: [
            Line(words: "Low Sun", size: 0.13, y: 0.30), Line(words: "at Mercy Flat", size: 0.07, y: 0.43, style: .italic),
            Line(words: "HARLAN WHITLOCK", size: 0.026, y: 0.54, tracked: true),
        ], linesFrom: 1
    ) { sketch in
        var picture = sketch.sky(Ink(0xE9A24B), Ink(0xF6C877), Ink(0xF3DDA6), horizon: 0.7)
        return sketch.pass(sketch.mesas(Ink(0x9C3E24), base: 0.86, height: 120, phase: 0.4), on: picture, speed: 7)
    }

    private static let longLight = Scene(seconds: 22) { sketch in
        var picture = sketch.sky(Ink(0x5B1E2C), Ink(0xD9552B), Ink(0xF9C45E), horizon: 0.52)
        picture = sketch.put(sketch.glow(1000, Ink(0xFFE9A0), strength: 170), on: picture, x: "400", y: "-150+6*t")
        picture = sketch.put(sketch.disc(210, Ink(0xFFF0BC)), on: picture, x: "795", y: "245+6*t")
        picture = sketch.pass(sketch.mesas(Ink(0xA8432B), base: 0.70, height: 150, phase: 1.1), on: picture, speed: 10)
        picture = sketch.pass(sketch.mesas(Ink(0x6E2420), base: 0.80, height: 130, phase: 3.7), on: picture, speed: 26)
        return sketch.pass(sketch.ridge(Ink(0x2A0E10), base: 0.93, rough: 14, phase: 0.3), on: picture, speed: 80)
    }

    private static let telegraph = Scene(seconds: 24) { sketch in
        var picture = sketch.sky(Ink(0xE7C38D), Ink(0xF2DDB4), Ink(0xDDB27B), horizon: 0.66)
        picture = sketch.pass(sketch.ridge(Ink(0xC08B5C), base: 0.66, rough: 16, phase: 5.1), on: picture, speed: 9)
        picture = sketch.pass(sketch.ridge(Ink(0x8A5637), base: 0.76, rough: 9, phase: 2.2), on: picture, speed: 40)
        let poles = sketch.shape(1280, 720, Ink(0x2C1611), repeated: .across) { x, y in
            """
            st(0,mod(\(x),640)-320);255*clip(max(max(lt(abs(ld(0)),5)*gt(\(y),170)*lt(\(y),640),lt(abs(ld(0)),52)*lt(abs(\(y)-205),5)),\
            1.6-abs(\(y)-205-46*(1-pow(1-abs(ld(0))/320,2)))),0,1)
            """
        }
        picture = sketch.pass(poles, on: picture, speed: 210)
        return sketch.pass(sketch.ridge(Ink(0x43231A), base: 0.90, rough: 8, phase: 1.9), on: picture, speed: 210)
    }

    private static let night = Scene(seconds: 22) { sketch in
        var picture = sketch.sky(Ink(0x081026), Ink(0x15264A), Ink(0x3F4A6A), horizon: 0.7)
        picture = sketch.pass(sketch.stars(many: 18), on: picture, speed: 4)
        picture = sketch.put(sketch.glow(420, Ink(0xDDE6FF), strength: 120), on: picture, x: "790", y: "-60")
        picture = sketch.put(sketch.disc(96, Ink(0xF3F1E4)), on: picture, x: "952", y: "102")
        picture = sketch.pass(sketch.mesas(Ink(0x1B2340), base: 0.80, height: 150, phase: 1.1), on: picture, speed: 5)
        picture = sketch.put(sketch.glow(260, Ink(0xFFC86A), strength: 200), on: picture, x: "330+3*sin(t*2)", y: "440")
        picture = sketch.put(sketch.disc(14, Ink(0xFFEFC2)), on: picture, x: "453+3*sin(t*2)", y: "563")
        return sketch.pass(sketch.ridge(Ink(0x080B18), base: 0.92, rough: 18, phase: 4.0), on: picture, speed: 12)
    }

    private static let morning = Scene(seconds: 8, fade: .white) { sketch in
        var picture = sketch.sky(Ink(0x9CC3CF), Ink(0xF4E2C4), Ink(0xF8CFA0), horizon: 0.6)
        picture = sketch.put(sketch.disc(150, Ink(0xFFF7DE)), on: picture, x: "330", y: "330-9*t")
        picture = sketch.pass(sketch.mesas(Ink(0xC98A66), base: 0.74, height: 120, phase: 3.7), on: picture, speed: 8)
        return sketch.pass(sketch.ridge(Ink(0x7E4A36), base: 0.88, rough: 20, phase: 2.6), on: picture, speed: 30)
    }
}
