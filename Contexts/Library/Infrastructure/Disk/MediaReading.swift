import Containers
import CoreDomain
import Foundation
import LibraryDomain

/// Reads one media file in this process: no program is started, and little of the file is read.
struct MediaReading {
    let folder: Folder
    let path: RelativePath
    let imageHeader: @Sendable ([UInt8]) throws(Unreadable) -> ImageHeader

    static let maximumPicture = 32 << 20

    enum Outcome: Sendable {
        case read(ReadMedia)
        /// Another container, which needs another reader.
        case foreign(FileID)
    }

    func read() throws -> Outcome {
        do { return try outcome(of: try OpenFile(folder, path)) } catch let error as ContainerError { throw Unreadable(error) }
    }

    private func outcome(of file: OpenFile) throws -> Outcome {
        guard file.size > 0 else { throw Unreadable("The file is empty. It may be an unfinished download.") }
        let id = Fingerprint.fileID(try file.fingerprint())
        guard let description = try described(file) else { return .foreign(id) }
        var media = ReadMedia(id: id, facts: MediaFacts(description), keyframes: description.keyframes.map { $0.encode() })
        guard !media.facts.video.isEmpty || !media.facts.audio.isEmpty else {
            throw Unreadable("The file has neither picture nor sound.")
        }
        media.cover = cover(of: description, in: file)
        return .read(media)
    }

    private func described(_ file: OpenFile) throws(ContainerError) -> MediaDescription? {
        do { return try describe(file) } catch {
            if error == .notRecognised { return nil }
            throw error
        }
    }

    private func cover(of description: MediaDescription, in file: OpenFile) -> FoundPicture? {
        let pictures = description.attachments.filter {
            $0.mimeType.hasPrefix("image/") && $0.size > 0 && $0.size <= Int64(Self.maximumPicture)
        }
        // Matroska's convention: `cover.jpg` is the poster, `cover_land` is in landscape format, `small_cover` is a thumbnail.
        guard
            let chosen = pictures.first(where: { $0.name.lowercased().hasPrefix("cover.") })
                ?? pictures.first(where: { !$0.name.lowercased().hasPrefix("small") }),
            let head = try? file.read(at: chosen.offset, count: Int(min(chosen.size, 512 << 10))), let header = try? imageHeader(head),
            let id = try? file.fingerprint(at: chosen.offset, count: chosen.size)
        else { return nil }
        return FoundPicture(
            picture: Picture(id: id, width: header.width, height: header.height), library: folder.name, path: path,
            place: .embedded(offset: chosen.offset, size: Int(chosen.size)))
    }

    static func picture(
        _ folder: Folder, _ path: RelativePath, _ imageHeader: ([UInt8]) throws(Unreadable) -> ImageHeader
    ) throws(Unreadable) -> FoundPicture {
        let file = try OpenFile(folder, path)
        guard file.size > 0 else { throw Unreadable("The picture is empty.") }
        guard file.size <= Int64(maximumPicture) else { throw Unreadable("The picture is larger than 32 MB and was not used.") }
        let header = try imageHeader(try file.bytes(count: 512 << 10))
        do throws(ContainerError) {
            return FoundPicture(
                picture: Picture(id: try file.fingerprint(), width: header.width, height: header.height), library: folder.name, path: path,
                place: .file)
        } catch {
            throw Unreadable(error)
        }
    }

    /// Text of embedded subtitles. A track that cannot be read is left out; more than 4 MB of text is none.
    static func subtitles(_ folder: Folder, _ path: RelativePath, _ tracks: [Int]) throws(Unreadable) -> [Int: [UInt8]] {
        let file = try OpenFile(folder, path)
        let cues: [Int: [SubtitleCue]]
        if let all = try? textCues(of: tracks, in: file) {
            cues = all
        } else {
            // Each alone may be within the limits that all exceed.
            cues = tracks.reduce(into: [:]) { $0[$1] = try? textCues(of: $1, in: file) }
        }
        return cues.compactMapValues { cues in
            if cues.isEmpty { return nil }
            let text = WebVTT.write(cues)
            return text.count <= 4 << 20 ? text : nil
        }
    }
}
