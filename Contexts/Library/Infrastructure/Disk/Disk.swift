import CoreDomain
import Foundation
import LibraryDomain

extension ScanDisk {
    /// The machine's own disk.
    init(tools: MediaTools, threads: DiskThreads) {
        self.init(
            survey: { folder, known, below, tick in
                try await threads.run { try FolderSurvey.run(folder, known: known, below: below, tick: tick) }
            },
            list: { folder, tops, enter in
                try await threads.run { try tops.map { top in try FolderListing.list(folder, top) { enter(top, $0) } } }
            },
            stamp: { folder, path in try? await threads.run { try OpenFile(folder, path).stamp } },
            content: { folder, path in
                try? await threads.run { Fingerprint.fileID(try OpenFile(folder, path).fingerprint()) }
            },
            text: { folder, path, most, language in
                try await threads.run {
                    let file = try OpenFile(folder, path)
                    guard file.size <= Int64(most) else {
                        throw Unreadable("The file is larger than \(most >> 10) KB and was not read.", kind: .limit)
                    }
                    return SidecarText(decoding: try file.bytes(count: most), language: language)
                }
            },
            media: { folder, path in
                let reading = MediaReading(folder: folder, path: path, imageHeader: tools.imageHeader)
                switch try await threads.run({ try reading.read() }) {
                case .read(let media): return media
                case .foreign(let id):
                    return try await ReadMedia(id: id, facts: Self.probed(FileLocation(root: folder.path, path: path.bytes), tools))
                }
            },
            picture: { folder, path in try await threads.run { try MediaReading.picture(folder, path, tools.imageHeader) } },
            subtitles: { folder, path, tracks in try await threads.run { try MediaReading.subtitles(folder, path, tracks) } },
            hidden: { folder, paths in try await threads.run { HiddenNames.hidden(of: paths, in: folder) } },
            idOfCopy: { id, folder, path in Fingerprint.fileID(Fingerprint.of(Array("\(id)\u{0}\(folder)\u{0}".utf8) + path.bytes)) })
    }

    private static func probed(_ location: FileLocation, _ tools: MediaTools) async throws -> MediaFacts {
        do {
            let facts = try await tools.probe(location)
            guard !facts.video.isEmpty || !facts.audio.isEmpty else { throw Unreadable("The file has neither picture nor sound.") }
            return facts
        } catch let error as Unreadable {
            throw error
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw Unreadable("Popcorn can’t read this file. \(error)")
        }
    }
}
