import CoreDomain
import LibraryDomain

/// The second phase: embedded subtitles and the colours of pictures. Each is saved as soon as it is done.
extension ScanRun {
    mutating func finish() async throws {
        show(.pictures)
        try await takeOutSubtitles()
        try await findColours()
        report.problems = try await store.problemCount(of: folder.name)
        report.seconds = seconds
        if isRecorded { try await store.setScanned(report, at: date) }
    }

    /// Records what a scan did until it was stopped.
    mutating func noteStop() async {
        guard isRecorded else { return }
        report.isStopped = true
        report.seconds = seconds
        // The database takes nothing from a task that is cancelled.
        _ = await Task { [self] in
            var run = self
            try? await run.countMissing()
            try? await run.store.setScanned(run.report, at: date)
        }.value
    }

    private var seconds: Double { Double((ContinuousClock.now - begun) / .milliseconds(1)) / 1_000 }

    private mutating func takeOutSubtitles() async throws {
        while true {
            try Task.checkCancellation()
            let pending = try await store.pendingSubtitles(of: folder.name, limit: 32)
            guard !pending.isEmpty else { return }
            let (scan, folder) = (scan, folder)
            let entries = pending.map { ReadingJournal.Entry(library: folder.name, path: $0.path, stamp: $0.stamp) }
            let isSuspicious = entries.contains { scan.journal.crashes($0) > 0 }
            let texts = try await concurrently(Array(zip(pending, entries)), most: isSuspicious ? 1 : scan.cores) { one, entry in
                do {
                    return try await scan.journal.reading(entry) {
                        try await scan.disk.subtitles(folder, one.path, one.tracks)
                    }
                } catch is Unreadable { return [:] }
            }
            let store = store
            report.rowsWritten += try await store.together {
                var rows = 0
                for (one, text) in zip(pending, texts) { rows += try await store.saveSubtitles(text, of: one.file) }
                return rows
            }
            scan.journal.clear(entries)
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
            let (store, sink) = (store, scan.sink)
            report.rowsWritten += try await store.together {
                var rows = 0
                for (one, palette) in zip(pending, palettes) {
                    rows += try await Self.save(palette, of: one.picture, store, sink)
                }
                return rows
            }
        }
    }

    /// - Returns: the number of rows written.
    private static func save(_ palette: Palette?, of picture: Picture, _ store: any ScanStore, _ sink: TitleSink) async throws -> Int {
        var picture = picture
        picture.colour = palette?.colour
        picture.theme = palette?.theme
        picture.miniature = palette?.miniature
        let rows = try await store.saveColours(picture)
        if palette == nil { return rows }
        for artwork in try await store.artwork(showing: picture.id) {
            switch artwork.subject {
            case .title(let reference): try await sink.setPictures(reference, artwork.poster, artwork.backdrop)
            case .series(let id): try await sink.setSeriesPictures(id, artwork.poster, artwork.backdrop)
            }
        }
        return rows
    }
}
