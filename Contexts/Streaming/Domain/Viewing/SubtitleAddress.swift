/// Names one subtitle of a file in addresses: `/media/{file}/subtitles/{name}.vtt`.
public enum SubtitleAddress: Hashable, Sendable, LosslessStringConvertible {
    /// A track inside the file, by its number there: `3`.
    case embedded(Int)
    /// A file next to the movie, by its index in the list: `x0`.
    case external(Int)

    public init?(_ description: String) {
        let isExternal = description.utf8.first == UInt8(ascii: "x")
        guard let number = Int(inAddress: isExternal ? description.dropFirst() : description[...], digits: 4) else { return nil }
        self = isExternal ? .external(number) : .embedded(number)
    }

    public var description: String {
        switch self {
        case .embedded(let number): "\(number)"
        case .external(let index): "x\(index)"
        }
    }
}
