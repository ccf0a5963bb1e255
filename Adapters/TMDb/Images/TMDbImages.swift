import CoreDomain
import Crypto
import Foundation

/// Pure functions about pictures of TMDb.
public enum TMDbImages {
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
