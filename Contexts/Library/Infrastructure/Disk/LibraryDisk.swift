public import LibraryDomain

/// The machine's disk as the library uses it, on separate threads.
public struct LibraryDisk: Sendable {
    public let scan: ScanDisk
    private let threads = DiskThreads()

    public init(tools: MediaTools) { scan = ScanDisk(tools: tools, threads: threads) }

    public func examine(_ path: String) async -> FolderRules.Examination {
        (try? await threads.run { FolderRules.Examination.of(path) })
            ?? FolderRules.Examination(resolved: nil, isFolder: false, canBeRead: false, isEmpty: true)
    }

    /// A complete picture, at most 32 MB. Frames are made elsewhere.
    /// - Throws: `Unreadable`.
    public func bytes(of source: PictureSource) async throws -> [UInt8] {
        try await threads.run {
            switch source {
            case .file(let location):
                return try Self.whole(location, most: MediaReading.maximumPicture, "The picture is larger than 32 MB.")
            case .embedded(let location, let offset, let size):
                guard (1...MediaReading.maximumPicture).contains(size) else { throw Unreadable("The picture is larger than 32 MB.") }
                return try OpenFile(location).read(at: offset, count: size)
            case .frame: throw Unreadable("A frame is not a picture file.")
            }
        }
    }
}

extension LibraryDisk {
    private static let maximumSubtitle = 32 << 20

    /// A subtitle file next to a movie, at most 32 MB.
    /// - Throws: `Unreadable`.
    public func subtitle(_ location: FileLocation) async throws -> [UInt8] {
        try await threads.run { try Self.whole(location, most: Self.maximumSubtitle, "The subtitle file is larger than 32 MB.") }
    }

    private static func whole(_ location: FileLocation, most: Int, _ tooLarge: String) throws -> [UInt8] {
        let file = try OpenFile(location)
        guard file.size <= Int64(most) else { throw Unreadable(tooLarge) }
        return try file.read(at: 0, count: Int(file.size))
    }
}

extension OpenFile {
    convenience init(_ location: FileLocation) throws(Unreadable) {
        try self.init(Folder(name: "", path: location.root, kind: .videos), RelativePath(location.path))
    }
}
