public import Foundation

/// The directories of a program's files (XDG Base Directory Specification 0.8).
public enum Directories {
    /// `$XDG_DATA_HOME/popcorn`, or `~/.local/share/popcorn`. A relative value of the variable is ignored, as the
    /// specification requires.
    public static func data(environment: [String: String]) -> URL {
        directory("XDG_DATA_HOME", otherwise: ".local/share", environment)
    }

    /// `$XDG_CACHE_HOME/popcorn`, or `~/.cache/popcorn`.
    public static func cache(environment: [String: String]) -> URL {
        directory("XDG_CACHE_HOME", otherwise: ".cache", environment)
    }

    private static func directory(_ variable: String, otherwise fallback: String, _ environment: [String: String]) -> URL {
        if let base = environment[variable], base.hasPrefix("/") {
            return URL(filePath: base, directoryHint: .isDirectory).appending(path: "popcorn", directoryHint: .isDirectory)
        }
        let home = environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) } ?? URL.homeDirectory
        return home.appending(path: fallback, directoryHint: .isDirectory).appending(path: "popcorn", directoryHint: .isDirectory)
    }
}
