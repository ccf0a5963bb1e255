public import Foundation
import GRDB

extension Database {
    /// Writes a sound copy to `path` while work goes on; what was there is replaced in one step, or not at all.
    public func backup(to path: String) async throws(PersistenceError) {
        do {
            let unfinished = "\(path).unfinished"
            try DurableFiles.makeDirectory((path as NSString).deletingLastPathComponent)
            try await read { try SoundCopy.make(of: $0, at: unfinished) }
            try DurableFiles.replace(path, with: unfinished)
        } catch {
            throw PersistenceError(error, path: path)
        }
    }

    /// What `PRAGMA integrity_check` finds, at most 20 lines; empty when all is well.
    public func faults() async throws(PersistenceError) -> [String] {
        do {
            let lines = try await read { try String.fetchAll($0, sql: "PRAGMA integrity_check(20)") }
            return lines == ["ok"] ? [] : lines
        } catch {
            throw PersistenceError(error, path: file?.path ?? "the database in memory")
        }
    }
}

/// The nightly backups of one file: `backups/popcorn-2031-05-17.db`, the newest seven.
public struct Backups: Sendable {
    public static let kept = 7
    private let directory: String
    private let stem: String

    public init(of file: DatabaseFile) {
        directory = file.backupsDirectory
        stem = (file.name as NSString).deletingPathExtension
    }

    /// Paths, newest first.
    public var all: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter(isBackup).sorted(by: >).map { "\(directory)/\($0)" }
    }

    public var newest: String? { all.first }

    /// Makes the backup of `date`'s day (UTC) unless it is there, then lets go of all but the newest seven.
    ///
    /// - Returns: the path of a new backup; nil when that day has one.
    @discardableResult
    public func make(of database: Database, at date: Date = .now) async throws(PersistenceError) -> String? {
        let path = "\(directory)/\(stem)-\(date.formatted(.iso8601.year().month().day())).db"
        guard DatabaseFile.size(of: path) == 0 else { return nil }
        try await database.backup(to: path)
        for old in all.dropFirst(Self.kept) { unlink(old) }
        return path
    }

    /// Makes one backup a day until the task is cancelled; `report` hears of each and of each failure.
    public func makeNightly(
        of database: Database, on clock: any Clock<Duration> = ContinuousClock(),
        now: @Sendable () -> Date = { .now }, report: @Sendable (Result<String, PersistenceError>) -> Void = { _ in }
    ) async {
        while !Task.isCancelled {
            do {
                if let path = try await make(of: database, at: now()) { report(.success(path)) }
            } catch {
                report(.failure(error))
            }
            try? await clock.sleep(for: .seconds(3600))
        }
    }

    private func isBackup(_ name: String) -> Bool {
        name.wholeMatch(of: /(.+)-\d{4}-\d{2}-\d{2}\.db/)?.output.1 == stem[...]
    }
}
