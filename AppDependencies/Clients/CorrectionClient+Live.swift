public import CoreDomain
import Flow
import LibraryApplication
import LibraryComposition
import LibraryDomain
public import LibraryFeature
import MoviesDomain
import TVSeriesDomain

extension Cinema {
    public func correctionClient(for viewer: Viewer) -> CorrectionClient {
        CorrectionClient(
            file: { id in updating(on: { changes([.scans]) }) { try await correctionContent(id, viewer) } },
            candidates: { id, search in candidateUpdates(id, search, viewer) },
            correct: { [library] files, correction throws(ViewStateError) in
                try await describingErrors {
                    try await library.service.correct(files, to: correction)
                    return try await correctionContent(of: files, viewer)
                }
            },
            withdraw: { [library] files throws(ViewStateError) in
                try await describingErrors {
                    try await library.service.withdrawCorrections(of: files)
                    return try await correctionContent(of: files, viewer)
                }
            })
    }

    private func correctionContent(of files: [FileID], _ viewer: Viewer) async throws -> CorrectionContent {
        guard let first = files.first else { throw LibraryError.fileNotFound }
        return try await correctionContent(first, viewer)
    }

    private func correctionContent(_ id: FileID, _ viewer: Viewer) async throws -> CorrectionContent {
        let file = try await visibleFile(id, viewer)
        let others = try await files.files(of: file.reference, for: viewer.audience).filter { $0.id != id }
        guard let title = try await titleNames(of: [file.reference])[file.reference.title] else { throw LibraryError.fileNotFound }
        var content = CorrectionContent(file: file, title: title, others: others)
        content.otherCorrections = try await files.corrections(of: content.ids).mapValues(\.correction)
        content.correction = content.otherCorrections.removeValue(forKey: id)
        if content.correction == nil, let name = try await filedName(id)?.name {
            content.reasons = name.reasons.map { "The \($0.fact.name) \($0.rule.reason)." }
        }
        return content
    }

    /// Nil while the file is away.
    private func filedName(_ id: FileID) async throws -> NamedPath? {
        let location = try await files.location(of: id)
        guard let folder = try await files.folders().first(where: { $0.path == location.root }) else { return nil }
        return try await library.service.filed(RelativePath(location.path), in: folder)?.name
    }
}
