import CoreDomain
import LibraryDomain

/// One of the files of a title in the player's menu.
struct WatchVersion: Equatable, Sendable {
    var file: MediaFile
    var label: String
    var isCurrent: Bool

    var path: String { "/watch/\(file.id)" }

    /// Available versions and parts, in their order; none if there is no choice.
    static func all(of watchable: Watchable) -> [WatchVersion] {
        let files = watchable.files.filter { $0.extra == nil && ($0.missingSince == nil || $0.id == watchable.file.id) }
        guard files.count > 1 else { return [] }
        var seen: Set<String> = []
        return files.map { file in
            var label = label(file)
            if !seen.insert(label).inserted { label += " (\(file.path.split(separator: "/").last ?? ""))" }
            return WatchVersion(file: file, label: label, isCurrent: file.id == watchable.file.id)
        }
    }

    /// "Director’s Cut, 2160p", "Part 2", "1080p".
    private static func label(_ file: MediaFile) -> String {
        let height = (file.media.video.first?.landscape).map { "\(max($0.height, $0.width * 9 / 16))p" }
        var words = [file.part.map { WatchWords.part($0) }, file.version].compactMap(\.self)
        if let height, !words.contains(where: { $0.contains(height) }) { words.append(height) }
        return words.isEmpty ? WatchWords.version : words.joined(separator: ", ")
    }
}
