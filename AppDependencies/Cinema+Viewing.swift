public import CoreDomain
import Foundation
import LibraryDomain
public import ViewingDomain

/// What viewers do with titles, for pages and the API.
extension Cinema {
    /// The position in a file, also one that is gone.
    public func progress(of id: FileID, _ viewer: Viewer) async throws -> PlaybackProgress? {
        guard let file = try await files.files([id], for: viewer.audience)[id] else {
            return try await viewing.progress(of: id, viewer: viewer.id)
        }
        return try await viewing.progress(of: [file.shown], viewer: viewer.id)[id]
    }

    @discardableResult
    public func forgetProgress(of id: FileID, _ viewer: Viewer) async throws -> ViewingUndo? {
        if let file = try await files.files([id], for: viewer.audience)[id] {
            return try await viewing.forget(file.shown, viewer: viewer.id)
        }
        guard let kept = try await viewing.progress(of: id, viewer: viewer.id) else { return nil }
        return try await viewing.forget(ShownFile(id: id, reference: kept.reference, part: nil), viewer: viewer.id)
    }

    /// Nil removes the rating. Also remembers the files of the title, by which it is found again under another name.
    @discardableResult
    public func setRating(_ rating: OwnRating?, of title: RatedTitle, _ viewer: Viewer) async throws -> ViewingUndo {
        if rating != nil { try await viewing.remember(try await files.contents(of: title.title, limit: 20)) }
        return try await viewing.setRating(rating, of: title, at: Date(), viewer: viewer.id)
    }

    /// Also remembers the files of the title, by which it is found again under another name.
    @discardableResult
    public func setOnWatchlist(_ isOn: Bool, _ title: TitleID, _ viewer: Viewer) async throws -> ViewingUndo {
        if isOn { try await viewing.remember(try await files.contents(of: title, limit: 20)) }
        return try await viewing.setOnWatchlist(isOn, title, at: Date(), viewer: viewer.id)
    }
}
