import CoreDomain

extension MediaDescription {
    /// The maximum bit rate, beyond the throughput of any disk.
    static let bitRates = 1...1_000_000_000_000

    /// The same without impossible numbers: a file may claim anything.
    func bounded() -> MediaDescription {
        var media = self
        media.duration = MediaTime.length(duration)
        media.bitRate = bitRate.within(Self.bitRates)
        media.tracks = tracks.map { $0.bounded() }
        media.chapters = chapters.compactMap { chapter in
            guard let start = MediaTime.checked(chapter.start) else { return nil }
            return Chapter(start: start, end: MediaTime.checked(chapter.end), title: chapter.title)
        }
        return media
    }
}

extension Track {
    /// The maximum width and height of a picture in pixels.
    static let sides = 1...65_536
    /// The maximum frame rate.
    static let frameRates = 0.001...10_000.0

    func bounded() -> Track {
        var track = self
        track.duration = MediaTime.length(duration)
        track.bitRate = bitRate.within(MediaDescription.bitRates)
        track.width = width.within(Self.sides)
        track.height = height.within(Self.sides)
        track.displayWidth = displayWidth.within(Self.sides)
        track.displayHeight = displayHeight.within(Self.sides)
        track.frameRate = frameRate.within(Self.frameRates)
        track.bitDepth = bitDepth.within(1...64)
        track.channels = channels.within(1...1_000)
        track.sampleRate = sampleRate.within(1...10_000_000)
        return track
    }
}

extension Optional where Wrapped: Comparable {
    fileprivate func within(_ range: ClosedRange<Wrapped>) -> Wrapped? { flatMap { range.contains($0) ? $0 : nil } }
}
