extension SampleMovie {
    /// All movies, oldest first, then the series.
    static let all: [SampleMovie] = [
        blinds, mercyFlat, curtain, lastTram, paperFox, twoCircles, tideTables, theWell, snowLantern, orbit, harbourFog, harbourBeam,
    ]
}
