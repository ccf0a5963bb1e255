/// How far the making of the library has come, for a line of text or a bar.
public struct SampleProgress: Sendable, Equatable {
    public enum Step: Sendable, Equatable {
        case making
        case made
        /// It was there already and has been kept.
        case kept
    }

    /// The movie's title as a person reads it.
    public let title: String
    public let step: Step
    /// Movies that are ready, 0…total.
    public let finished: Int
    public let total: Int
}
