/// The progress of making the library, for a line of text or a progress bar.
public struct SampleProgress: Sendable, Equatable {
    public enum Step: Sendable, Equatable {
        case making
        case made
        /// It already existed and was kept.
        case kept
    }

    /// The movie's title for display.
    public let title: String
    public let step: Step
    /// The number of finished movies, 0…total.
    public let finished: Int
    public let total: Int
}
