public import LibraryDomain

/// Pictures in the sizes that pages use.
public struct PictureService: Sendable {
    public static let widths: Set<Int> = [92, 185, 342, 500, 780, 1280]

    let repository: any LibraryRepository
    let tools: MediaTools
    let bytes: @Sendable (PictureSource) async throws -> [UInt8]
    let cached: @Sendable (_ key: String, _ make: @Sendable @escaping () async throws -> [UInt8]) async throws -> [UInt8]

    public init(
        repository: any LibraryRepository, tools: MediaTools, bytes: @escaping @Sendable (PictureSource) async throws -> [UInt8],
        cached: @escaping @Sendable (_ key: String, _ make: @Sendable @escaping () async throws -> [UInt8]) async throws -> [UInt8]
    ) {
        self.repository = repository
        self.tools = tools
        self.bytes = bytes
        self.cached = cached
    }

    /// - Parameter width: one of `widths`.
    /// - Throws: `.fileNotFound` for a picture or width that does not exist, `.unavailable` if it cannot be made.
    public func data(_ id: String, width: Int) async throws(LibraryError) -> EncodedPicture {
        guard Self.widths.contains(width), (8...40).contains(id.utf8.count),
            id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        else { throw .fileNotFound }
        do {
            let (repository, tools, bytes) = (repository, tools, bytes)
            let made = try await cached("\(id)-\(width)") {
                guard let source = try await repository.picture(id) else { throw LibraryError.fileNotFound }
                if case .frame(let location, let moments, let rotation) = source {
                    return try await tools.frame(location, moments, width, rotation)
                }
                return try await tools.scale(try await bytes(source), width).bytes
            }
            guard let mime = try? tools.imageHeader(made).mime else {
                throw LibraryError.unavailable(reason: "the picture could not be made")
            }
            return EncodedPicture(bytes: made, mime: mime)
        } catch {
            throw error as? LibraryError ?? .unavailable(reason: (error as? Unreadable)?.reason ?? "\(error)")
        }
    }
}
