/// How many encoders may run at once. Pictures and sound have a share each, so that a movie whose pictures are being encoded also gets its sound.
public struct EncoderBudget: Hashable, Sendable {
    public enum Share: CaseIterable, Hashable, Sendable {
        case pictures
        case sound
    }

    /// What one run of pictures may need, in bytes: frames of 4K that are decoded ahead, and those that the encoder looks back at.
    public static let memoryOfPictures: Int64 = 512 << 20

    /// Cores for pictures. A run of 1080 lines counts as two, of fewer lines as one: the encoder then makes its segments faster than they are shown.
    public let pictures: Int
    /// Runs of sound. One counts as a quarter of a core, and waits for its viewer most of the time.
    public let sound: Int

    /// - Parameters:
    ///   - cores: at least one counts.
    ///   - memory: for encoders, in bytes; nil if it sets no limit.
    public init(cores: Int, memory: Int64? = nil) {
        let cores = min(max(1, cores), 1_024)
        let fitting = memory.map { Int(min(max(1, $0 / Self.memoryOfPictures), 1_024)) } ?? cores
        pictures = min(cores, fitting)
        sound = cores * 4
    }

    public func capacity(of share: Share) -> Int {
        switch share {
        case .pictures: pictures
        case .sound: sound
        }
    }

    /// What a run takes from its share: never more than all of it, so that each run fits alone.
    public func cost(of rendition: RenditionID) -> Int {
        switch rendition {
        case .encodedVideo(.p1080): min(2, pictures)
        case .video, .audio, .encodedVideo, .encodedAudio: 1
        }
    }
}

extension RenditionID {
    /// The share of the budget that a run for this rendition counts against.
    public var share: EncoderBudget.Share {
        switch self {
        case .video, .encodedVideo: .pictures
        case .audio, .encodedAudio: .sound
        }
    }
}
