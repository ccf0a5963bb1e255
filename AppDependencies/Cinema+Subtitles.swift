import Containers
public import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
import LiveServer
public import StreamingDomain

extension Cinema {
    /// A subtitle of a file as WebVTT: extracted at the scan, or read from a subtitle file.
    /// - Throws: `LibraryError`, `ContainerError` for a subtitle file that cannot be read as one.
    public func subtitle(_ address: SubtitleAddress, of id: FileID) async throws -> [UInt8] {
        switch address {
        case .embedded(let track):
            guard let bytes = try await files.embeddedSubtitle(track: track, of: id) else { throw LibraryError.fileNotFound }
            return bytes
        case .external(let index):
            let found = try await library.externalSubtitle(index, of: id)
            return try await BlockingThreads.run { WebVTT.write(try SubtitleFile.read(found)) }
        }
    }
}
