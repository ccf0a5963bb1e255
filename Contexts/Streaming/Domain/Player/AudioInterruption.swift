/// Something else needs the device's sound, and its action (`behaviour.md` §1.6).
public enum AudioInterruption: Hashable, Sendable {
    case began
    case ended(shouldResume: Bool)

    public var action: PlaybackAction? {
        switch self {
        case .began: .audioSessionInterrupted
        case .ended(let shouldResume): shouldResume ? .audioSessionResumed : nil
        }
    }
}
