import DesignSystem
import Flow
public import HTML
import LibraryDomain

/// The Library screen.
public struct LibraryView: HTML {
    let state: LibraryFeature.State

    public init(_ state: LibraryFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-library"), .region("library")) {
            ScreenTitle("Library", note: "The folders that hold your movies and series.") {
                IntentForm(LibraryFeature.Intent.scan(name: nil)) { Button("Scan for new movies", icon: .retry, .type("submit")) }
            }
            switch state.content {
            case .initial, .loading:
                SkeletonText(lines: 5)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(LibraryFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let content):
                if content.folders.isEmpty {
                    EmptyState(icon: .folder, title: "No folders yet", text: "Use the form below to add one.")
                }
                Section {
                    ForEach(content.folders) {
                        FolderPanel(
                            status: $0, space: content.space, lastScan: ScanWords.status($0, in: content),
                            watchLimit: content.watchLimits[$0.folder.name], awayReason: content.awayReasons[$0.folder.name],
                            progress: state.scans[$0.folder.name], confirms: state.confirmsRemoval)
                    }
                }
            }
            if let content = state.content.content { LibrarySections(content: content) }
            AddFolderForm(form: state.form)
        }
    }
}

/// Everything about the files of the folders.
private struct LibrarySections: HTML {
    let content: LibraryContent

    var body: some HTML {
        if content.doubts > 0 || content.unmatched > 0 || content.versions > 0 || content.copies > 0 {
            Section {
                Attention(
                    doubts: content.doubts, versions: content.versions, copies: content.copies, unmatched: content.unmatched)
            }
        }
        if !content.problems.isEmpty { Section("Problems") { ProblemGroups(groups: content.problems) } }
        if !content.space.isEmpty { Section("Space") { SpacePlot(content.space) } }
        if !content.scans.isEmpty { Section("Recent scans") { ScanHistory(scans: content.scans, now: content.now) } }
    }
}

struct FolderPanel: HTML {
    let status: FolderStatus
    let space: [SpaceUse]
    let lastScan: String
    let watchLimit: String?
    let awayReason: String?
    let progress: ScanProgress?
    let confirms: String?

    private var name: String { status.folder.name }

    var body: some HTML {
        article(.class("file folder"), .region("folder-\(name)")) {
            Icon.folder
            div(.class("file-words")) {
                h2(.class("file-name"), .dir("auto")) {
                    if let path = LibraryAddress.folder(.root, in: name) { a(.href(path)) { name } } else { name }
                }
                p(.class("quiet")) { PathText(status.folder.path) }
                div(.class("chips")) { ForEach(FolderWords.chips(status, space)) { Chip($0) } }
                if !status.isAvailable {
                    p(.class("file-warning")) {
                        Icon.warning; AwayFolder.words("This folder", awayReason)
                    }
                }
                if progress == nil, status.isAvailable { p(.class("quiet last-scan")) { lastScan } }
                if let watchLimit { p(.class("quiet")) { watchLimit } }
                if let progress {
                    ScanStory(
                        key: "scan-\(name)", headline: FolderWords.headline(progress), now: FolderWords.now(progress),
                        fraction: progress.fraction)
                }
            }
            div(.class("actions")) { FolderActions(name: name, isScanning: progress != nil, confirms: confirms == name) }
        }
    }
}

struct FolderActions: HTML {
    let name: String
    let isScanning: Bool
    let confirms: Bool

    var body: some HTML {
        if confirms {
            p(.class("quiet")) { "Remove this folder? Your files stay untouched." }
            IntentForm(LibraryFeature.Intent.remove(name: name)) { Button("Remove", icon: .trash, kind: .danger, .type("submit")) }
            IntentForm(LibraryFeature.Intent.keep) { Button("Cancel", .type("submit"), .data("cancel", "")) }
        } else {
            if isScanning {
                IntentForm(LibraryFeature.Intent.cancel(name: name)) { Button("Stop", icon: .close, .type("submit")) }
            } else {
                IntentForm(LibraryFeature.Intent.scan(name: name)) {
                    IconButton(.retry, label: "Scan \(name)", .type("submit"))
                }
            }
            IntentForm(LibraryFeature.Intent.askRemoval(name: name)) {
                IconButton(.trash, label: "Remove \(name)", .type("submit"))
            }
        }
    }
}

struct AddFolderForm: HTML {
    let form: LibraryFeature.FolderForm

    var body: some HTML {
        Section("Add a folder") {
            IntentForm(named: "add", .class("add-folder"), .id("add"), .action("#add")) {
                Field(
                    "Folder on this machine", name: "path", value: form.path, hint: "For example, /srv/movies", error: form.error,
                    .required(true),
                    .maxlength(4_096), .spellcheck(false), .autocomplete("off"))
                Field(
                    "Name", name: "name", value: form.name, hint: "For example, Movies", .required(true), .maxlength(64),
                    .autocomplete("off"))
                div(.class("field")) {
                    label(.for("field-kind")) { "Contents" }
                    span(.class("select")) {
                        select(.id("field-kind"), .name("kind"), .aria("describedby", "field-kind-note")) {
                            ForEach(LibraryFeature.Contents.allCases) { contents in
                                option(.value(contents.rawValue), .selected(contents == form.contents)) { FolderWords.contents(contents) }
                            }
                        }
                        Icon.chevronDown
                    }
                    p(.class("field-note"), .id("field-kind-note")) { FolderWords.contentsHint }
                }
                Button(form.isSaving ? "Adding…" : "Add folder", icon: .plus, kind: .primary, .type("submit"), .disabled(form.isSaving))
            }
        }
    }
}
