import FFmpegAdapter

/// A poster or a wide picture drawn for a movie, and the words on it.
struct Poster: Sendable {
    /// The scene of the movie that it shows, and the time in it.
    var scene: Int
    var second: Double
    var ink: Ink
    var ground: Ink
    /// The left edge of the strip, as a fraction of the width.
    var cut = 0.34
}
