import FFmpegAdapter

/// A colour of a movie's palette.
struct Ink: Sendable, Equatable {
    let red: Int
    let green: Int
    let blue: Int

    init(_ hex: Int) {
        red = hex >> 16 & 255
        green = hex >> 8 & 255
        blue = hex & 255
    }

    /// In the format of ffmpeg's colour options.
    var graph: FilterGraph { "\(part(red))\(part(green))\(part(blue))" }
    private func part(_ value: Int) -> FilterGraph {
        let digits: [StaticString] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"]
        return "\(digits[value >> 4])\(digits[value & 15])"
    }

    static let black = Ink(0x000000)
    static let white = Ink(0xFFFFFF)
}
