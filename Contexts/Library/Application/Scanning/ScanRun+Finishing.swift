import CoreDomain
import LibraryDomain

/// The second phase: subtitles out of the movies, colours of the pictures. Each is kept as it is done.
extension ScanRun {
    mutating func finish() async throws {
        show(.pictures)
        try await takeOutSubtitles()
        try await findColours()
        try await store.setScanned(at: date, folder: folder.name, didWrite: report.rowsWritten > 0)
    }

    private mutating func takeOutSubtitles() async throws {
        while true {
            try Task.checkCancellation()
            let pending = try await store.pendingSubtitles(of: folder.name, limit: 32)
            guard !pending.isEmpty else { return }
            let (scan, folder) = (scan, folder)
            let texts = try await concurrently(pending, most: scan.cores) { one in
                do {
                    return try await scan.journal.reading(.init(library: folder.name, path: one.path, stamp: one.stamp)) {
                        try await scan.disk.subtitles(folder, one.path, one.tracks)
                    }
                } catch is Unreadable { return [:] }
            }
            for (one, text) in zip(pending, texts) { report.rowsWritten += try await store.saveSubtitles(text, of: one.file) }
        }
    }

    private mutating func findColours() async throws {
        while true {
            try Task.checkCancellation()
            let pending = try await store.pendingPictures(of: folder.name, limit: 16)
            guard !pending.isEmpty else { return }
            let palette = scan.palette
            let palettes = try await concurrently(pending, most: scan.cores) { one -> Palette? in
                do { return try await palette(one) } catch is CancellationError { throw CancellationError() } catch { return nil }
            }
            for (one, palette) in zip(pending, palettes) {
                var picture = one.picture
                picture.colour = palette?.colour
                picture.theme = palette?.theme
                picture.miniature = palette?.miniature
                report.rowsWritten += try await store.saveColours(picture)
                guard palette != nil else { continue }
                for artwork in try await store.artwork(showing: picture.id) {
                    switch artwork.subject {
                    case .title(let reference): try await scan.sink.setPictures(reference, artwork.poster, artwork.backdrop)
                    case .series(let id): try await scan.sink.setSeriesPictures(id, artwork.poster, artwork.backdrop)
                    }
                }
            }
        }
    }
}
