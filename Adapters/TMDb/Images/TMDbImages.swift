import CoreDomain
import Crypto
import Foundation

public enum TMDbImageKind: Sendable, CaseIterable {
    case poster, backdrop, logo, profile, still
}

/// The sizes in which pictures can be had, in TMDb's own words: `w342`, `h632`, `original`.
public struct TMDbImageSizes: Hashable, Sendable {
    private var sizes: [TMDbImageKind: [String]]

    /// Those that TMDb has had for years, until its configuration has been read.
    public static let standard = TMDbImageSizes([
        .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
        .backdrop: ["w300", "w780", "w1280", "original"],
        .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
        .profile: ["w45", "w185", "h632", "original"],
        .still: ["w92", "w185", "w300", "original"],
    ])

    init(_ sizes: [TMDbImageKind: [String]]) { self.sizes = sizes }

    /// From the smallest; never empty.
    public subscript(kind: TMDbImageKind) -> [String] { sizes[kind] ?? ["original"] }
}

/// Pure functions about pictures of TMDb.
public enum TMDbImages {
    /// What a picture is used for.
    public enum Use: Sendable, CaseIterable {
        case thumbnail, card, detail, full
    }

    /// The width in pixels that a use asks for; nil for the original.
    public static func idealWidth(_ kind: TMDbImageKind, for use: Use) -> Int? {
        switch (kind, use) {
        case (_, .full): nil
        case (.poster, .thumbnail): 185
        case (.poster, .card): 342
        case (.poster, .detail): 780
        case (.backdrop, .detail): 1280
        case (.backdrop, _): 300
        case (.logo, .thumbnail), (.profile, .thumbnail): 185
        case (.logo, .card), (.profile, .card): 300
        case (.logo, .detail), (.profile, .detail): 500
        case (.still, .thumbnail): 92
        case (.still, .card): 185
        case (.still, .detail): 300
        }
    }

    /// The first size that is wide enough, else the last one. Sizes by height (`h632`) never are.
    ///
    /// - Parameter idealWidth: in pixels; nil for the original.
    public static func size(_ kind: TMDbImageKind, idealWidth: Int?, _ sizes: TMDbImageSizes = .standard) -> String {
        let sizes = sizes[kind]
        let fitting = idealWidth.flatMap { ideal in
            sizes.first { $0.hasPrefix("w") && (Int($0.dropFirst()) ?? 0) >= ideal }
        }
        return fitting ?? sizes.last ?? "original"
    }

    /// The path of a picture whose origin is TMDb: `/abc.jpg`; nil for all others.
    ///
    /// - Parameter origin: of a `Picture`.
    public static func path(ofOrigin origin: String?) -> String? {
        guard let origin, origin.hasPrefix(prefix) else { return nil }
        let path = String(origin.dropFirst(prefix.count))
        return isPath(path) ? path : nil
    }

    private static let prefix = "tmdb:"

    /// Whether it is the path of a picture that we show: `/`, 1 to 100 letters, digits, `_` or `-`, and the ending of a picture. Never that of a
    /// drawing (SVG), which could hold scripts.
    static func isPath(_ path: String) -> Bool {
        guard path.utf8.count <= 110, path.hasPrefix("/"), let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let name = path.utf8[path.utf8.index(after: path.utf8.startIndex)..<dot]
        let isName = (1...100).contains(name.count) && name.allSatisfy { $0.isLetterOrDigit || $0 == 0x5F || $0 == 0x2D }
        return isName && [".jpg", ".jpeg", ".png", ".webp"].contains { path[dot...] == $0 }
    }

    /// `original`, or `w` or `h` with a number.
    static func isSize(_ size: String) -> Bool {
        if size == "original" { return true }
        let number = size.utf8.dropFirst()
        return (size.hasPrefix("w") || size.hasPrefix("h")) && (1...5).contains(number.count)
            && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The picture with a path; nil for anything but the path of a picture.
    static func picture(_ path: String?, width: Int? = nil, height: Int? = nil) -> Picture? {
        guard let path, isPath(path) else { return nil }
        let origin = "\(prefix)\(path)"
        let pixels = 1...100_000
        let isSized = width.map(pixels.contains) ?? false && height.map(pixels.contains) ?? false
        var picture = Picture(
            id: Hexadecimal.text(Array(SHA256.hash(data: Data(origin.utf8)).prefix(16))), width: isSized ? width ?? 0 : 0,
            height: isSized ? height ?? 0 : 0)
        picture.origin = origin
        return picture
    }
}

extension TMDbSettings {
    /// The address of a picture; nil unless both are what TMDb gives.
    ///
    /// - Parameters:
    ///   - path: `/abc.jpg`
    ///   - size: `w342`
    public func imageURL(path: String, size: String) -> String? {
        TMDbImages.isPath(path) && TMDbImages.isSize(size) ? "\(images)/\(size)\(path)" : nil
    }
}
