import CoreDomain
import DesignSystem
import HTML
import LibraryDomain

/// The files of one title side by side, with their differences.
struct VersionTable: HTML {
    let versions: TitleVersions
    let name: String

    var body: some HTML {
        let columns = VersionColumn.allCases.filter { column in versions.files.contains { !column.text($0).isEmpty } }
        let differing = Set(columns.filter { column in column != .folder && Set(versions.files.map(column.text)).count > 1 })
        h2(.class("versions-title")) {
            a(.href(versions.reference.path)) { bdi { name } }
            span(.class("quiet")) { MediaWords.size(versions.size) }
        }
        ForEach(versions.copies) { copies in
            p(.class("copies")) {
                Icon.warning
                span { VersionWords.copies(copies) }
            }
        }
        div(.class("table-frame")) {
            table(.class("table versions")) {
                thead {
                    tr {
                        th(.scope("col")) { "File" }
                        ForEach(columns) { column in th(.scope("col")) { column.title } }
                    }
                }
                tbody {
                    ForEach(versions.files) { file in
                        tr {
                            th(.scope("row"), .class("table-main"), .title(file.path)) {
                                bdi { file.name }
                                if copied.contains(file.id) { span(.class("chip chip-word")) { "same content" } }
                            }
                            ForEach(columns) { column in
                                td(.class(differing.contains(column) ? "differs" : "quiet"), .data("label", column.title)) {
                                    column.text(file).isEmpty ? "–" : column.text(file)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private var copied: Set<FileID> { Set(versions.copies.flatMap(\.files)) }
}

/// A property by which versions are compared.
enum VersionColumn: CaseIterable {
    case folder, version, resolution, codec, hdr, duration, size, audio, subtitles

    var title: String {
        switch self {
        case .folder: "Folder"
        case .version: "Version"
        case .resolution: "Resolution"
        case .codec: "Codec"
        case .hdr: "HDR"
        case .duration: "Length"
        case .size: "Size"
        case .audio: "Sound"
        case .subtitles: "Subtitles"
        }
    }

    /// Empty where the file has none.
    func text(_ file: MediaFile) -> String {
        let video = file.media.video.first
        switch self {
        case .folder: return file.folder
        case .version: return file.version ?? ""
        case .resolution: return video.map { $0.width > 0 ? "\($0.width) × \($0.height)" : "" } ?? ""
        case .codec: return video.map { MediaWords.codec($0.codec) } ?? ""
        case .hdr: return video?.hdr?.rawValue ?? ""
        case .duration: return file.media.duration.map { RuntimeText.clock(seconds: $0) } ?? ""
        case .size: return MediaWords.size(file.size)
        case .audio: return VersionWords.sound(file)
        case .subtitles: return VersionWords.subtitles(file)
        }
    }
}

extension MediaFile {
    /// The library and the folders in it.
    fileprivate var folder: String { path.lastIndex(of: "/").map { "\(library)/\(path[..<$0])" } ?? library }
}

enum VersionWords {
    private static let most = 6

    static func copies(_ copies: TitleVersions.Copies) -> String {
        let files = CountText.count(copies.files.count, "file")
        if copies.freed == 0 { return "These \(files) are one file on the disk under several names. It takes up space only once." }
        let rest = copies.files.count == 2 ? "Removing one" : "Removing all but one"
        return "\(files) have the same content. \(rest) frees \(MediaWords.size(copies.freed))."
    }

    /// “English Dolby Digital 5.1, German AAC Stereo”.
    static func sound(_ file: MediaFile) -> String {
        list(
            file.media.audio.map { track in
                [track.language, MediaWords.codec(track.codec), track.channels.map(MediaWords.channels)].compactMap(\.self)
                    .joined(separator: " ")
            })
    }

    static func subtitles(_ file: MediaFile) -> String {
        list(file.media.subtitles.map { $0.language ?? $0.codec } + file.externalSubtitles.map { $0.language ?? $0.fileName })
    }

    private static func list(_ words: [String]) -> String {
        let shown = words.prefix(most).joined(separator: ", ")
        return words.count > most ? "\(shown) and \(words.count - most) more" : shown
    }
}
