/// A file as the page of its movie or episode shows it.
public protocol TitleFile {
    var offered: OfferedFile { get }
    /// Whether its disk is there.
    var isAvailable: Bool { get }
    /// Whether it is something else than the title itself: a trailer, a scene.
    var isExtra: Bool { get }
    /// Of a title in several files, from 1.
    var part: Int? { get }
}

extension PlaybackChoice {
    /// What the main button of a page plays: the main file, or another available version of the same that plays in this browser.
    public init(main: some TitleFile, among files: [some TitleFile], for client: ClientCapabilities?) {
        let others = files.filter { other in
            other.offered.id != main.offered.id && !other.isExtra && other.isAvailable && other.part == main.part
        }
        self.init(main.offered, or: others.map(\.offered), for: client)
    }

    /// The file that it plays; nil where none does.
    public func played<File: TitleFile>(among files: [File]) -> File? { plays ? files.first { $0.offered.id == file.id } : nil }

    /// Whether the browser's answer may change what a page says about one of its files.
    public static func asksBrowser(about files: [some TitleFile], for client: ClientCapabilities?) -> Bool {
        files.contains { $0.isAvailable && PlaybackChoice($0.offered, for: client).asksBrowser }
    }
}
