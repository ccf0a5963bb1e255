public import LibraryDomain

/// The folder whose files are scanned together with those of a folder: a movie's own folder for its extras,
/// subtitles and backdrops, a series' folder for its seasons.
public enum ScanUnit {
    public static func of(_ path: RelativePath, _ kind: FolderKind) -> RelativePath {
        var names = path.names
        switch kind {
        case .videos: return path
        case .movies:
            // Directly below the library, a folder "Trailers" or "Clips" belongs to no movie.
            names.removeSubrange(MovieFolder.depth(of: names.map(NameText.decode), isExtra: isExtraFolder)...)
        case .series:
            names.removeSubrange(SeasonFolder.depth(of: names.map(NameText.decode), isExtra: isExtraFolder)...)
        }
        return names.count == path.names.count ? path : RelativePath(Array(names.joined(separator: [UInt8(ascii: "/")])))
    }

    private static func isExtraFolder(_ name: String) -> Bool {
        ExtraKind(folder: name) != nil || SubtitleName.isFolder(name) || ArtworkName.isFolder(name)
    }
}
