import Containers
public import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
public import StreamingDomain

extension Cinema {
    /// A subtitle of a file as WebVTT: extracted at the scan, or read from a subtitle file.
    public func subtitle(_ address: SubtitleAddress, of id: FileID) async throws -> [UInt8] {
        switch address {
        case .embedded(let track):
            guard let bytes = try await files.embeddedSubtitle(track: track, of: id) else { throw LibraryError.fileNotFound }
            return bytes
        case .external(let index):
            let found = try await library.externalSubtitle(index, of: id)
            return WebVTT.write(try Self.cues(found.bytes, fileName: found.fileName))
        }
    }

    private static func cues(_ bytes: [UInt8], fileName: String) throws -> [SubtitleCue] {
        switch fileName.split(separator: ".").last?.lowercased() {
        case "vtt": try WebVTT.read(bytes)
        case "ass", "ssa": try ASS.read(bytes)
        default: try SRT.read(bytes)
        }
    }
}
