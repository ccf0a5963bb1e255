import Caching
import CoreDomain

/// The theme colours of fetched posters, each kept for a week (`behaviour.md` §2.10). The library's own pictures have theirs from the scan.
struct PosterThemes: Sendable {
    private static let lifetime = Duration.seconds(7 * 86_400)

    private let cache: DiskCache
    private let theme: @Sendable ([UInt8]) async throws -> String

    /// - Parameters:
    ///   - directory: of colours only, of some ten thousand at most.
    ///   - theme: the colour of a picture as `rrggbb`.
    init(directory: String, theme: @escaping @Sendable ([UInt8]) async throws -> String) {
        cache = DiskCache(directory: directory, capacity: 60_000)
        self.theme = theme
    }

    /// The colour that the picture came with, or that was made before; nil if there is none yet.
    func known(_ picture: Picture?) async -> String? {
        guard let picture else { return nil }
        if let own = picture.theme { return own }
        return await cache.cached(picture.id, lifetime: Self.lifetime).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// - Parameter thumbnail: the bytes of the poster in a small size.
    /// - Returns: nil if the poster cannot be fetched or read; the next look at its page tries again.
    func made(_ poster: Picture, thumbnail: @escaping @Sendable () async throws -> [UInt8]) async -> String? {
        if let own = poster.theme { return own }
        let bytes = try? await cache.bytes(for: poster.id, lifetime: Self.lifetime) { [theme] in
            Array(try await theme(try await thumbnail()).utf8)
        }
        return bytes.flatMap { String(validating: $0, as: UTF8.self) }
    }
}
