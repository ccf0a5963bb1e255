public import CoreDomain
import DesignSystem
import FFmpegAdapter
import Foundation
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Persistence
public import SettingsFeature
import TMDbAdapter
import TVSeriesDomain

extension Cinema {
    /// The state of the server and its machine, with advice where something is wrong.
    public func facts() async -> [SettingsFact] {
        let folders = (try? await files.statuses()) ?? []
        let faults = (try? await precious.faults()) ?? ["unreadable"]
        return [
            SettingsFact(name: "Data", value: data.dataDirectory, advice: nil),
            SettingsFact(name: "Cache", value: data.cacheDirectory, advice: nil),
            SettingsFact(
                name: "Database", value: faults.isEmpty ? "OK" : "Damaged",
                advice: faults.isEmpty ? nil : "Restore the newest backup: popcorn restore \(data.newestBackup ?? "FILE")"),
            SettingsFact(folders: folders),
            SettingsFact(
                name: "ffmpeg", value: ffmpeg == nil ? "Not installed" : "Installed",
                advice: ffmpeg == nil ? "Install it to get pictures for movies without artwork: apt-get install ffmpeg" : nil),
            tmdbFact,
            SettingsFact(name: "Memory", value: Self.residentMemory.map { "\($0 / 1_024) MB" } ?? "Unknown", advice: nil),
        ]
    }

    /// Only viewers who operate the server see the facts of its machine; everybody is told where those about titles come from.
    public func settingsClient(for viewer: Viewer) -> SettingsClient {
        SettingsClient { SettingsContent(facts: viewer.may(.operate) ? await facts() : [], usesTMDb: await showsTMDb()) }
    }

    /// Whether pages show anything from The Movie Database. What it said stays for months where nothing is asked any more.
    private func showsTMDb() async -> Bool {
        if online != nil { return true }
        let isEmpty = [
            try? await movies.outdated(.tmdb, before: .distantFuture, onlyComplete: false, limit: 1).isEmpty,
            try? await series.outdated(.tmdb, before: .distantFuture, onlyComplete: false, limit: 1).isEmpty,
            try? await people.outdated(.tmdb, before: .distantFuture, onlyComplete: false, limit: 1).isEmpty,
        ]
        return isEmpty.contains(false)
    }

    /// Kibibytes that this process holds in memory.
    private static var residentMemory: Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
        else { return nil }
        return line.split(separator: " ").compactMap { Int($0) }.first
    }
}

extension Cinema {
    /// Whether The Movie Database is asked, and how the last request ended.
    private var tmdbFact: SettingsFact {
        guard let online else {
            return SettingsFact(
                name: "TMDb", value: onlineProblem == nil ? "Not set up" : "Not used", advice: onlineProblem ?? Self.tokenAdvice)
        }
        switch online.status.outcome {
        case .unused: return SettingsFact(name: "TMDb", value: "Set up")
        case .answered: return SettingsFact(name: "TMDb", value: "Connected")
        case .failed(.unauthorised, _):
            return SettingsFact(name: "TMDb", value: "Token refused", advice: "\(ErrorWords.checkToken) \(Self.tokenAdvice)")
        case .failed(let error, _): return SettingsFact(name: "TMDb", value: "Not reachable", advice: "\(error)")
        }
    }

    private static let tokenAdvice = """
        To get facts and pictures online, sign in at themoviedb.org, copy the “API Read Access Token” from your account’s API settings, \
        and start Popcorn with it as POPCORN_TMDB_TOKEN.
        """
}

extension SettingsFact {
    init(folders: [FolderStatus]) {
        let away = folders.filter { !$0.isAvailable }.map(\.folder.name)
        let files = CountText.count(folders.reduce(0) { $0 + $1.files }, "file")
        self.init(
            name: "Folders", value: folders.isEmpty ? "None yet" : "\(CountText.grouped(folders.count)), with \(files)",
            advice: away.isEmpty ? nil : "Unavailable: \(away.joined(separator: ", ")). Is the disk connected?")
    }
}

extension CinemaData {
    var newestBackup: String? { Backups(of: precious).newest }
}
