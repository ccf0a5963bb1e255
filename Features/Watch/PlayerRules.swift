import Live
import StreamingDomain

/// The rules of the domain that the browser must apply at once, handed to player.js with the page, so that each exists once.
enum PlayerRules {
    /// Times in seconds.
    static let json = LiveValue.object([
        .init("speeds", .array(PlaybackSpeed.all.map { .number($0) })),
        .init("skip", .number(PlayerControls.skip)),
        .init("hide", .number(PlayerControls.hideAfter)),
        .init("tick", .number(PlayerControls.tick)),
        .init("save", .number(PlayerControls.saveEvery)),
        .init("pause", .number(ResumeAfterPause.longestPlainPause)),
        .init("rewind", .number(ResumeAfterPause.skipBack)),
        .init("network", network),
    ]).json

    /// What stream.js chooses the level of the next segment by.
    private static let network = LiveValue.object([
        .init("share", .number(BandwidthEstimate.safeShare)),
        .init("samples", .number(Double(BandwidthEstimate.fewestSamples))),
        .init("window", .number(Double(BandwidthEstimator.loaderWindow))),
        .init("part", .number(Double(ConservativeBitrateStrategy.fairPart))),
    ])
}
