import CoreDomain
import DesignSystem
import HTML
import LibraryDomain

/// A library that is not there now: its disk is not connected, or it may not be read.
public struct AwayFolder: Hashable, Sendable {
    public var name: String
    /// As a sentence, if it is not simply gone.
    public var reason: String?

    public init(name: String, reason: String? = nil) { (self.name, self.reason) = (name, reason) }

    /// “The folder “Attic” isn’t available right now. Its movies come back when it does.”
    var words: String { Self.words("The folder “\(name)”", reason) }

    static func words(_ folder: String, _ reason: String?) -> String {
        "\(folder) isn’t available right now. " + (reason.map { "\($0) " } ?? "") + "Its files come back when it does."
    }
}

/// Says which libraries are not there, on the pages that leave out what is in them.
struct AwayNotes: HTML {
    let folders: [AwayFolder]

    var body: some HTML {
        ForEach(folders) { folder in
            p(.class("file-warning"), .role("status")) {
                Icon.warning
                span { bdi { folder.words } }
            }
        }
    }
}
