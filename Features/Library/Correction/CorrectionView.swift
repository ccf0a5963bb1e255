import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import Screens

/// The screen on which the title of a file is corrected.
public struct CorrectionView: HTML {
    let state: CorrectionFeature.State

    public init(_ state: CorrectionFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-correction"), .region("correction")) {
            switch state.content {
            case .initial, .loading:
                SkeletonText(lines: 5)
            case .error(let error):
                PageError(
                    error, retry: CorrectionFeature.Intent.retry, elsewhere: CorrectionWords.library, path: LibraryAddress.library,
                    mayBrowse: true)
            case .ready(let content):
                ScreenTitle(
                    CorrectionWords.screen, note: CorrectionWords.filed(content), kicker: content.title.title,
                    kickerPath: content.file.reference.path
                ) {
                    LinkButton(CorrectionWords.open(content), path: content.file.reference.path)
                    if content.correction != nil {
                        IntentForm(CorrectionFeature.Intent.withdraw) { Button(CorrectionWords.undo, icon: .undo, .type("submit")) }
                    }
                }
                CorrectedFilePanel(content: content)
                CandidatesView(state: state, content: content)
                CorrectionForms(state: state, content: content)
            }
        }
    }
}

/// The last change, with its undo: where a person looks, however far down the form is.
public struct CorrectionToast: HTML {
    let change: CorrectionChange?
    let failure: ViewStateError?

    init(_ state: CorrectionFeature.State) { (change, failure) = (state.notice.offer, state.notice.failure) }

    public var body: some HTML {
        FailureToast(saying: failure)
        if let change {
            UndoToast(key: change.key, CorrectionWords.said(change), undo: change.canBeUndone ? CorrectionFeature.Intent.undo : nil)
        }
    }
}

struct CorrectedFilePanel: HTML {
    let content: CorrectionContent

    var body: some HTML {
        Section {
            FilePanel(
                name: content.file.path.split(separator: "/").last.map(String.init) ?? content.file.path,
                chips: MediaWords.chips(content.file), note: "\(content.file.library): \(content.file.path)")
            if let origin = CandidateWords.origin(content.file.reference) { p(.class("quiet")) { origin } }
            p(.class("quiet")) { CorrectionWords.kept }
            if content.correction == nil, !content.reasons.isEmpty {
                details(.class("reasons")) {
                    summary { CorrectionWords.whyHeading }
                    ul { ForEach(content.reasons) { reason in li { Sentence(reason) } } }
                }
            }
        }
    }
}

/// The forms: what the file most probably is comes first.
struct CorrectionForms: HTML {
    let state: CorrectionFeature.State
    let content: CorrectionContent

    var body: some HTML {
        if content.series != nil {
            Section(CorrectionWords.heading(.episode, isNow: true)) { FileForm(.episode, state, content) }
            more(.series, isNow: true)
            more(.movie, isNow: false)
        } else {
            Section(CorrectionWords.heading(.movie, isNow: true)) { FileForm(.movie, state, content) }
            more(.episode, isNow: false)
        }
    }

    /// A form that few need, under its heading.
    private func more(_ kind: CorrectionFeature.Sent.Kind, isNow: Bool) -> some HTML {
        Section {
            details(.class("more-forms"), .attribute("open", state.sent?.kind == kind && state.sent?.isChoice != true)) {
                summary { CorrectionWords.heading(kind, isNow: isNow) }
                FileForm(kind, state, content)
            }
        }
    }
}

private struct FileForm: HTML {
    let kind: CorrectionFeature.Sent.Kind
    let state: CorrectionFeature.State
    let content: CorrectionContent

    init(_ kind: CorrectionFeature.Sent.Kind, _ state: CorrectionFeature.State, _ content: CorrectionContent) {
        (self.kind, self.state, self.content) = (kind, state, content)
    }

    private var sent: CorrectionFeature.Sent? { state.sent?.kind == kind && state.sent?.isChoice != true ? state.sent : nil }

    var body: some HTML {
        switch kind {
        case .movie:
            IntentForm(named: "movie", .class("correct-form"), .id("form-movie"), .action("#form-movie")) {
                scope
                fields
            }
        case .episode:
            IntentForm(named: "episode", .class("correct-form"), .id("form-episode"), .action("#form-episode")) {
                scope
                fields
            }
        case .series:
            IntentForm(named: "series", .class("correct-form"), .id("form-series"), .action("#form-series")) {
                p(.class("quiet")) { CorrectionWords.seriesNote }
                fields
            }
        }
    }

    /// Files that are no versions of the other kind: three files of a movie are hardly one episode.
    private var isAlone: Bool { sent?.isAlone ?? (content.isAlone || (kind == .episode) != (content.series != nil)) }

    private var scope: FileScope { FileScope(key: "\(state.id)-\(kind)", content: content, isAlone: isAlone) }

    private var fields: CorrectionFields {
        CorrectionFields(
            file: state.id, place: "-\(kind)", form: sent?.form ?? CorrectionForm(content, for: kind),
            error: sent == nil ? nil : state.error,
            kind: kind)
    }
}

/// All versions of a movie or an episode, or only the file that the page shows.
private struct FileScope: HTML {
    let key: String
    let content: CorrectionContent
    let isAlone: Bool

    var body: some HTML {
        if content.versions > 1 {
            div(.class("field")) {
                label(.for("files-\(key)")) { CorrectionWords.files }
                span(.class("select")) {
                    select(.id("files-\(key)"), .name("files")) {
                        option(.value("all"), .selected(!isAlone)) { CorrectionWords.allFiles(content) }
                        option(.value("one"), .selected(isAlone)) { CorrectionWords.oneFile }
                    }
                    Icon.chevronDown
                }
            }
        } else {
            input(.type("hidden"), .name("files"), .value("all"))
        }
    }
}
