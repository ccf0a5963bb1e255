extension SampleFilm {
    /// The programme, oldest first, then the series.
    static let all: [SampleFilm] = [
        blinds, mercyFlat, curtain, lastTram, paperFox, twoCircles, tideTables, theWell, snowLantern, orbit, harbourFog, harbourBeam,
    ]
}
