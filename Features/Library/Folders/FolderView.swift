import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain

/// The page of a folder.
public struct FolderView: HTML {
    let state: FolderFeature.State

    init(_ state: FolderFeature.State) { self.state = state }

    private var place: FolderPlace { state.place }
    private var parent: String? {
        place.path.isRoot ? LibraryAddress.library : LibraryAddress.folder(place.path.parent, in: place.library)
    }

    public var body: some HTML {
        div(.class("screen screen-library"), .region("folder-page")) {
            ScreenTitle(FolderWords.name(place), kicker: FolderWords.parent(place), kickerPath: parent)
            switch state.content {
            case .initial, .loading: SkeletonText(lines: 8)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    if error.isRetryable {
                        IntentForm(FolderFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                    }
                }
            case .ready(let listing):
                FolderRows(listing: listing)
                if listing.contents.isCut, let last = listing.contents.last,
                    let next = LibraryAddress.folder(place.path, in: place.library, after: last.name)
                {
                    Section { LinkButton("Next page", path: next) }
                }
            }
        }
    }
}

private struct FolderRows: HTML {
    let listing: FolderListing

    private var contents: FolderContents { listing.contents }

    var body: some HTML {
        let problems = Dictionary(grouping: contents.problems, by: \.location)
        let named = Set(contents.files.map(\.path) + contents.folders.map(\.path))
        let others = contents.problems.filter { !named.contains($0.location) }
        if let away = listing.away {
            AwayNotes(folders: [away])
        } else if contents.folders.isEmpty && contents.files.isEmpty && contents.problems.isEmpty {
            EmptyState(icon: .folder, title: "Nothing here", text: "Popcorn has found no movies in this folder.")
        }
        Section {
            ul(.class("entries"), .region("entries")) {
                ForEach(contents.folders) { folder in
                    li(.class("entry entry-row")) {
                        Icon.folder
                        div(.class("entry-words")) {
                            p(.class("entry-name")) { FolderName(folder: folder, library: contents.library) }
                            p(.class("quiet")) {
                                if let title = folder.title {
                                    bdi { TitleWords.title(listing.titles[title.title]) }
                                    if folder.files > 0 || folder.problems > 0 { MetaText.separator }
                                }
                                summary(of: folder)
                            }
                            ProblemNotes(problems: problems[folder.path] ?? [])
                        }
                    }
                }
                ForEach(contents.files) { file in
                    li(.class("entry")) {
                        Icon.movie
                        div(.class("entry-words")) {
                            p(.class("entry-name"), .dir("auto")) { RelativePath(file.path.name).text }
                            p(.class("quiet")) {
                                a(.href(file.reference.path)) {
                                    bdi { TitleWords.title(file.reference, listing.titles[file.reference.title]) }
                                }
                                FolderWords.part(file)
                            }
                            ProblemNotes(problems: problems[file.path] ?? [])
                        }
                        div(.class("actions")) { LinkButton("Correct", kind: .plain, path: LibraryAddress.correction(of: file.id)) }
                    }
                }
                ForEach(others) { problem in
                    li(.class("entry")) {
                        Icon.warning
                        div(.class("entry-words")) {
                            p(.class("entry-name"), .dir("auto")) { RelativePath(problem.location.name).text }
                            ProblemNotes(problems: [problem])
                        }
                    }
                }
            }
        }
    }

    private func summary(of folder: Subfolder) -> String {
        MetaText.joined([
            folder.files > 0 ? CountText.count(folder.files, "file") : "",
            folder.problems > 0 ? CountText.count(folder.problems, "problem") : "",
        ])
    }
}

private struct FolderName: HTML {
    let folder: Subfolder
    let library: String

    var body: some HTML {
        if let path = LibraryAddress.folder(folder.path, in: library) {
            a(.href(path), .dir("auto")) { RelativePath(folder.path.name).text }
        } else {
            span(.dir("auto")) { RelativePath(folder.path.name).text }
        }
    }
}

private struct ProblemNotes: HTML {
    let problems: [FileProblem]

    var body: some HTML {
        ForEach(problems) { problem in
            p(.class("problem-note")) { Sentence(problem.reason) }
        }
    }
}
