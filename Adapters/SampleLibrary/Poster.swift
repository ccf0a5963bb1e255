import FFmpegAdapter

/// A poster or a wide picture drawn for a movie, and the words on it.
struct Poster: Sendable {
    /// The scene of the movie it shows, and when.
    var scene: Int
    var second: Double
    var ink: Ink
    var ground: Ink
    /// Where the strip of the picture begins, as a part of the width.
    var cut = 0.34
}
