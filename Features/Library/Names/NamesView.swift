import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import Screens

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
                AwayNotes(folders: content.away)
                if content.doubts.isEmpty && content.unplaced.isEmpty {
                    EmptyState(
                        icon: .check, title: "Nothing to check",
                        text: content.away.isEmpty ? "Every name is clear." : "Every name that can be read now is clear.")
                }
                if !content.doubts.isEmpty {
                    Section("Guessed titles") { DoubtList(content: content, sent: state.sent, decided: state.decided) }
                }
                if !content.unplaced.isEmpty {
                    Section("Episodes without a number") { UnplacedList(files: content.unplaced, sent: state.sent) }
                }
                if !content.corrected.isEmpty { Section("Corrected by you") { CorrectedList(content: content) } }
            }
        }
    }
}

/// The last change, with its undo.
public struct NamesToast: HTML {
    let offer: NamesOffer?
    let failure: ViewStateError?

    init(_ state: NamesFeature.State) { (offer, failure) = (state.notice.offer, state.notice.failure) }

    public var body: some HTML {
        FailureToast(saying: failure)
        if let offer {
            UndoToast(key: offer.key, NamesWords.said(offer), undo: offer.canBeUndone ? NamesFeature.Intent.undo : nil)
        }
    }
}

private struct DoubtList: HTML {
    let content: NamesContent
    let sent: NamesFeature.Sent?
    let decided: NamesFeature.Decided?

    /// The name that is no longer in the list, by the one that is in its place.
    private var gone: NamesFeature.Decided? { content.doubts.contains { $0.file == decided?.file } ? nil : decided }

    var body: some HTML {
        ul(.class("entries entries-wide"), .region("doubts")) {
            ForEach(content.doubts) { name in
                DoubtEntry(
                    name: name, title: content.titles[name.reference.title], sent: sent,
                    replaces: gone?.next == name.file ? gone?.file : nil)
            }
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
    /// The file whose entry was in this place: its forms answer there.
    let replaces: FileID?

    private var mine: NamesFeature.Sent? { sent?.subject == .file(name.file) ? sent : nil }
    private var form: CorrectionForm { mine?.form ?? CorrectionForm(guess: name, title) }
    private var answersHere: Attribute { .action("#at-\(name.file)") }

    var body: some HTML {
        li(.class("entry"), .region("doubt-\(name.file)")) {
            Icon.movie
            div(.class("entry-words"), .id("at-\(name.file)")) {
                if let replaces { span(.id("at-\(replaces)")) }
                p(.class("entry-name")) { a(.href(name.reference.path)) { bdi { NamesWords.guess(name, title) } } }
                p { NamesWords.reason(name) }
                PlaceLine(library: name.library, path: name.path, files: name.files)
                div(.class("decide")) {
                    IntentForm(NamesFeature.Intent.confirm(file: name.file), answersHere) {
                        // A disabled button would lose the focus.
                        Button(
                            "That’s right", icon: .check, .type("submit"),
                            .when(mine != nil && mine?.error == nil, .aria("disabled", true)))
                    }
                    details(.attribute("open", mine?.error != nil)) {
                        summary(.class("button")) { "Correct it" }
                        switch (name.reference, name.doubt) {
                        case (.episode, .season), (.episode, .series):
                            IntentForm(named: "series", .class("correct-form"), answersHere) {
                                CorrectionFields(file: name.file, form: form, error: mine?.error, kind: .series)
                            }
                        case (.episode, _):
                            IntentForm(named: "episode", .class("correct-form"), answersHere) {
                                CorrectionFields(file: name.file, form: form, error: mine?.error, kind: .episode)
                            }
                        default:
                            IntentForm(named: "movie", .class("correct-form"), answersHere) {
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
                    div(.class("entry-words"), .id("unplaced-\(number)")) {
                        p(.class("entry-name"), .dir("auto")) { RelativePath(file.location.name).text }
                        PlaceLine(library: file.library, path: file.location, files: 1)
                        IntentForm(named: "place", .class("correct-form"), .action("#unplaced-\(number)")) {
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
    let content: NamesContent

    var body: some HTML {
        ul(.class("entries entries-wide"), .region("corrected")) {
            ForEach(content.corrections) { one in
                li(.class("entry"), .region("corrected-\(one.first.file)")) {
                    Icon.check
                    div(.class("entry-words")) {
                        p(.class("entry-name")) {
                            bdi { NamesWords.decision(one.first.correction, of: content.series(of: one.first.file)) }
                        }
                        PlaceLine(
                            library: one.first.place.library, path: one.first.place.path, files: one.files.count,
                            isThere: content.filed[one.first.file] != nil)
                    }
                    div(.class("actions")) {
                        IntentForm(NamesFeature.Intent.withdraw(file: one.first.file), .action("#corrected")) {
                            Button("Undo", icon: .undo, .type("submit"))
                        }
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
    /// Whether its folder has a page.
    var isThere = true

    var body: some HTML {
        p(.class("quiet file-place")) {
            if isThere, let address = LibraryAddress.folder(path.parent, in: library) {
                a(.href(address)) { PathText("\(library)/\(path.text)") }
            } else {
                PathText("\(library)/\(path.text)")
            }
            if files > 1 { " and \(CountText.count(files - 1, "more file"))" }
        }
    }
}
