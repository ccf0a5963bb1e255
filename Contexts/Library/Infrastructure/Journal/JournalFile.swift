import Foundation
import Glibc
public import LibraryDomain
import Synchronization

/// The reading journal in a folder of the data directory. Each running program has a file of its own with a place for each
/// file that it reads, written without waiting for the disk: what a crashed process wrote stays with the system. A file whose
/// program is gone shows its last work; `suspects.json` counts the crashes.
public final class JournalFile: Sendable {
    private struct State {
        var used: [Bool] = []
        var suspects: [Key: ReadingJournal.Suspect] = [:]
    }

    private struct Key: Hashable {
        var library: String
        var path: RelativePath

        init(_ entry: ReadingJournal.Entry) { (library, path) = (entry.library, entry.path) }
    }

    private let directory: String
    private let own: String
    private let descriptor: Int32
    private let state: Mutex<State>

    /// - Returns: nil where the folder cannot be written: a scan goes on without a journal.
    public init?(directory: String) {
        guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { return nil }
        self.directory = directory
        own = "\(directory)/\(getpid())-\(UInt32.random(in: 0 ... .max)).reading"
        var suspects = Dictionary(SuspectList.read(directory).map { (Key($0.entry), $0) }, uniquingKeysWith: { first, _ in first })
        let crashed = Self.abandoned(directory)
        for entry in crashed {
            let before = suspects[Key(entry)].flatMap { $0.entry.stamp == entry.stamp ? $0.crashes : nil } ?? 0
            suspects[Key(entry)] = ReadingJournal.Suspect(entry: entry, crashes: before + 1)
        }
        // Renamed only after it is locked, so that no other process considers it abandoned.
        descriptor = open(own + ".new", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        state = Mutex(State(suspects: suspects))
        guard descriptor >= 0 else { return nil }
        flock(descriptor, LOCK_EX | LOCK_NB)
        rename(own + ".new", own)
        if !crashed.isEmpty { SuspectList.write(Array(suspects.values), directory) }
    }

    deinit {
        unlink(own)
        close(descriptor)
    }

    /// Files that were being read or filed when the program ended, with how often.
    public var suspects: [ReadingJournal.Suspect] {
        state.withLock { state in state.suspects.values.sorted { ($0.entry.library, $0.entry.path) < ($1.entry.library, $1.entry.path) } }
    }

    public var journal: ReadingJournal {
        ReadingJournal(
            begin: { entries, work in entries.map { self.begin($0, work) } }, end: { marks in for mark in marks { self.end(mark) } },
            crashes: { self.crashes($0) }, clear: { self.clear($0) })
    }

    private func begin(_ entry: ReadingJournal.Entry, _ work: ReadingJournal.Work) -> Int {
        let mark = state.withLock { state in
            let free = state.used.firstIndex(of: false) ?? state.used.count
            if free == state.used.count { state.used.append(true) } else { state.used[free] = true }
            return free
        }
        let place = JournalPlace.encode(entry, work)
        _ = place.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(mark * JournalPlace.size)) }
        return mark
    }

    private func end(_ mark: Int) {
        var nothing: UInt32 = 0
        pwrite(descriptor, &nothing, 4, off_t(mark * JournalPlace.size))
        state.withLock { $0.used[mark] = false }
    }

    private func crashes(_ entry: ReadingJournal.Entry) -> Int {
        state.withLock { state in
            guard !state.suspects.isEmpty, let suspect = state.suspects[Key(entry)], suspect.entry.stamp == entry.stamp else { return 0 }
            return suspect.crashes
        }
    }

    private func clear(_ entries: [ReadingJournal.Entry]) {
        let left: [ReadingJournal.Suspect]? = state.withLock { state in
            guard !state.suspects.isEmpty else { return nil }
            let before = state.suspects.count
            for entry in entries {
                guard let suspect = state.suspects[Key(entry)] else { continue }
                if suspect.crashes < ReadingJournal.tolerated || suspect.entry.stamp != entry.stamp { state.suspects[Key(entry)] = nil }
            }
            return state.suspects.count < before ? Array(state.suspects.values) : nil
        }
        if let left { SuspectList.write(left, directory) }
    }

    /// The last work of programs that are gone. Their files are deleted.
    private static func abandoned(_ directory: String) -> [ReadingJournal.Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter { $0.hasSuffix(".reading") }.sorted().flatMap { name -> [ReadingJournal.Entry] in
            let path = "\(directory)/\(name)"
            let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            guard file >= 0 else { return [] }
            defer { close(file) }
            // Its program is running.
            guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return [] }
            let found = JournalPlace.all(file)
            unlink(path)
            let reading = found.filter { $0.work == .reading }
            return (reading.isEmpty ? found : reading).map(\.entry)
        }
    }
}
