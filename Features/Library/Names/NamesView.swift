import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain

/// The page of names to check.
public struct NamesView: HTML {
    let state: NamesFeature.State

    init(_ state: NamesFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-library"), .region("names-page")) {
            ScreenTitle(NamesWords.title, note: NamesWords.note, kicker: "Library", kickerPath: LibraryAddress.library)
            switch state.content {
            case .initial, .loading: SkeletonText(lines: 8)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(NamesFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let content):
                if content.doubts.isEmpty && content.unplaced.isEmpty {
                    EmptyState(icon: .check, title: "Nothing to check", text: "Every name says which title it is.")
                }
                if !content.doubts.isEmpty { Section("Guessed titles") { DoubtList(content: content, sent: state.sent) } }
                if !content.unplaced.isEmpty {
                    Section("Episodes without a number") { UnplacedList(files: content.unplaced, sent: state.sent) }
                }
                if !content.corrected.isEmpty { Section("Corrected by you") { CorrectedList(corrections: content.corrections) } }
            }
        }
    }
}

private struct DoubtList: HTML {
    let content: NamesContent
    let sent: NamesFeature.Sent?

    var body: some HTML {
        ul(.class("entries entries-wide"), .region("doubts")) {
            ForEach(content.doubts) { name in DoubtEntry(name: name, title: content.titles[name.reference.title], sent: sent) }
        }
        if content.hasMore, let last = content.doubts.last, let next = LibraryAddress.names(after: last.cursor) {
            LinkButton("Next page", path: next)
        }
    }
}

private struct DoubtEntry: HTML {
    let name: DoubtfulName
    let title: TitleName?
    let sent: NamesFeature.Sent?

    private var mine: NamesFeature.Sent? { sent?.subject == .file(name.file) ? sent : nil }
    private var form: CorrectionForm { mine?.form ?? CorrectionForm(guess: name, title) }

    var body: some HTML {
        li(.class("entry"), .region("doubt-\(name.file)")) {
            Icon.movie
            div(.class("entry-words")) {
                p(.class("entry-name")) { a(.href(name.reference.path)) { bdi { NamesWords.guess(name, title) } } }
                p { NamesWords.reason(name) }
                PlaceLine(library: name.library, path: name.path, files: name.files)
                div(.class("decide")) {
                    IntentForm(NamesFeature.Intent.confirm(file: name.file)) {
                        Button("That’s right", icon: .check, .type("submit"), .disabled(mine != nil && mine?.error == nil))
                    }
                    details(.attribute("open", mine?.error != nil)) {
                        summary(.class("button")) { "Correct it" }
                        switch (name.reference, name.doubt) {
                        case (.episode, .season), (.episode, .series):
                            IntentForm(named: "series", .class("correct-form")) {
                                CorrectionFields(file: name.file, form: form, error: mine?.error, kind: .series)
                            }
                        case (.episode, _):
                            IntentForm(named: "episode", .class("correct-form")) {
                                CorrectionFields(file: name.file, form: form, error: mine?.error, kind: .episode)
                            }
                        default:
                            IntentForm(named: "movie", .class("correct-form")) {
                                CorrectionFields(file: name.file, form: form, error: mine?.error, kind: .movie)
                            }
                        }
                    }
                }
            }
        }
    }
}

private struct UnplacedList: HTML {
    let files: [FileProblem]
    let sent: NamesFeature.Sent?

    var body: some HTML {
        ul(.class("entries entries-wide"), .region("unplaced")) {
            ForEach(files.enumerated()) { number, file in
                let place = NamesFeature.Subject.place(.init(library: file.library, path: file.location))
                let mine = sent?.subject == place ? sent : nil
                li(.class("entry")) {
                    Icon.warning
                    div(.class("entry-words")) {
                        p(.class("entry-name"), .dir("auto")) { RelativePath(file.location.name).text }
                        PlaceLine(library: file.library, path: file.location, files: 1)
                        IntentForm(named: "place", .class("correct-form")) {
                            input(.type("hidden"), .name("number"), .value(number))
                            input(.type("hidden"), .name("path"), .value(file.path))
                            NumberFields(key: "place-\(number)", form: mine?.form ?? CorrectionForm(), savesHere: true)
                            FormError(error: mine?.error)
                        }
                    }
                }
            }
        }
    }
}

private struct CorrectedList: HTML {
    let corrections: [SharedCorrection]

    var body: some HTML {
        ul(.class("entries entries-wide"), .region("corrected")) {
            ForEach(corrections) { one in
                li(.class("entry")) {
                    Icon.check
                    div(.class("entry-words")) {
                        p(.class("entry-name")) { bdi { NamesWords.decision(one.first.correction) } }
                        PlaceLine(library: one.first.place.library, path: one.first.place.path, files: one.files.count)
                    }
                    div(.class("actions")) {
                        IntentForm(NamesFeature.Intent.withdraw(file: one.first.file)) { Button("Undo", icon: .undo, .type("submit")) }
                    }
                }
            }
        }
    }
}

/// The path of a file, with a link to its folder.
struct PlaceLine: HTML {
    let library: String
    let path: RelativePath
    let files: Int

    var body: some HTML {
        p(.class("quiet file-place")) {
            if let address = LibraryAddress.folder(path.parent, in: library) {
                a(.href(address)) { PathText("\(library)/\(path.text)") }
            } else {
                PathText("\(library)/\(path.text)")
            }
            if files > 1 { " and \(CountText.count(files - 1, "more file"))" }
        }
    }
}
