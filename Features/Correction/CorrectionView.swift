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
                ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .page) {
                    if error.isRetryable {
                        IntentForm(CorrectionFeature.Intent.retry) { Button(CorrectionWords.retry, icon: .retry, .type("submit")) }
                    }
                }
            case .ready(let content):
                ScreenTitle(
                    CorrectionWords.screen, note: CorrectionWords.filed(content), kicker: content.title,
                    kickerPath: content.file.reference.path
                ) {
                    LinkButton(CorrectionWords.open(content), path: content.file.reference.path)
                    if content.correctedAt != nil {
                        IntentForm(CorrectionFeature.Intent.withdraw) { Button(CorrectionWords.undo, icon: .undo, .type("submit")) }
                    }
                }
                if state.form == nil, let error = state.error {
                    p(.class("file-warning")) {
                        Icon.warning; error
                    }
                }
                CorrectedFilePanel(content: content)
                CorrectionForms(state: state, content: content)
            }
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
            p(.class("quiet")) { CorrectionWords.kept }
            if content.correctedAt == nil, !content.reasons.isEmpty {
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

    private var isEpisode: Bool { if case .episode = content.file.reference { true } else { false } }

    var body: some HTML {
        if isEpisode {
            Section(CorrectionWords.heading(.episode, isNow: true)) { EpisodeForm(form: form(.episode), state: state) }
            MoreForms(isOpen: isOpen(.series), CorrectionWords.heading(.series, isNow: true)) {
                SeriesForm(form: form(.series), state: state)
            }
            MoreForms(isOpen: isOpen(.movie), CorrectionWords.heading(.movie, isNow: false)) {
                MovieForm(form: form(.movie), state: state, files: 1)
            }
        } else {
            Section(CorrectionWords.heading(.movie, isNow: true)) {
                MovieForm(form: form(.movie), state: state, files: content.versions)
            }
            MoreForms(isOpen: isOpen(.episode), CorrectionWords.heading(.episode, isNow: false)) {
                EpisodeForm(form: form(.episode), state: state)
            }
        }
    }

    private func isOpen(_ kind: CorrectionForm.Kind) -> Bool { state.form?.kind == kind }

    /// As it was sent, else filled in with what is known.
    private func form(_ kind: CorrectionForm.Kind) -> CorrectionForm {
        if let sent = state.form, sent.kind == kind { return sent }
        let year = content.year.map { "\($0)" } ?? ""
        switch kind {
        case .movie: return isEpisode ? CorrectionForm(.movie) : CorrectionForm(.movie, title: content.title, year: year)
        case .series: return CorrectionForm(.series, title: content.title, year: year)
        case .episode:
            guard case .episode(_, let season, let number) = content.file.reference else { return CorrectionForm(.episode) }
            return CorrectionForm(.episode, title: content.title, season: "\(season)", episode: "\(number)")
        }
    }
}

/// A form that few need, under its heading.
struct MoreForms<Content: HTML>: HTML {
    let isOpen: Bool
    let title: String
    let content: Content

    init(isOpen: Bool, _ title: String, @HTMLBuilder content: () -> Content) {
        self.isOpen = isOpen
        self.title = title
        self.content = content()
    }

    var body: some HTML {
        Section {
            details(.class("more-forms"), .when(isOpen, .attribute("open", ""))) {
                summary { title }
                content
            }
        }
    }
}

struct MovieForm: HTML {
    let form: CorrectionForm
    let state: CorrectionFeature.State
    let files: Int

    var body: some HTML {
        IntentForm(named: "movie", .class("add-folder")) {
            Field(
                CorrectionWords.title, name: "title", value: form.title, error: state.error(of: .movie), .required(true), .maxlength(200),
                .autocomplete("off"))
            Field(
                CorrectionWords.year, name: "year", value: form.year, .inputmode("numeric"), .maxlength(4),
                .autocomplete("off"))
            Field(
                CorrectionWords.address, name: "address", value: form.address, hint: CorrectionWords.addressHint, .maxlength(500),
                .autocomplete("off"), .spellcheck(false))
            if files > 1 {
                div(.class("field")) {
                    label(.for("field-files")) { CorrectionWords.files }
                    span(.class("select")) {
                        select(.id("field-files"), .name("files")) {
                            option(.value("all"), .selected(!form.isAlone)) { CorrectionWords.allFiles(files) }
                            option(.value("one"), .selected(form.isAlone)) { CorrectionWords.oneFile }
                        }
                        Icon.chevronDown
                    }
                }
            } else {
                input(.type("hidden"), .name("files"), .value("all"))
            }
            CorrectButton(isSaving: state.isSaving && state.form?.kind == .movie)
        }
    }
}

struct EpisodeForm: HTML {
    let form: CorrectionForm
    let state: CorrectionFeature.State

    var body: some HTML {
        IntentForm(named: "episode", .class("add-folder")) {
            Field(
                CorrectionWords.season, name: "season", value: form.season, hint: CorrectionWords.seasonHint,
                error: state.error(of: .episode), .required(true), .inputmode("numeric"), .maxlength(5), .autocomplete("off"))
            Field(
                CorrectionWords.episode, name: "episode", value: form.episode, hint: CorrectionWords.episodeHint, .required(true),
                .maxlength(15), .autocomplete("off"))
            Field(CorrectionWords.series, name: "series", value: form.title, .maxlength(200), .autocomplete("off"))
            CorrectButton(isSaving: state.isSaving && state.form?.kind == .episode)
        }
    }
}

struct SeriesForm: HTML {
    let form: CorrectionForm
    let state: CorrectionFeature.State

    var body: some HTML {
        IntentForm(named: "series", .class("add-folder")) {
            p(.class("quiet")) { CorrectionWords.seriesNote }
            Field(
                CorrectionWords.title, name: "seriesTitle", value: form.title, error: state.error(of: .series), .required(true),
                .maxlength(200), .autocomplete("off"))
            Field(
                CorrectionWords.year, name: "seriesYear", value: form.year, .inputmode("numeric"), .maxlength(4),
                .autocomplete("off"))
            Field(
                CorrectionWords.address, name: "seriesAddress", value: form.address, hint: CorrectionWords.addressHint, .maxlength(500),
                .autocomplete("off"), .spellcheck(false))
            CorrectButton(isSaving: state.isSaving && state.form?.kind == .series)
        }
    }
}

struct CorrectButton: HTML {
    let isSaving: Bool

    var body: some HTML {
        Button(
            isSaving ? CorrectionWords.saving : CorrectionWords.correct, icon: .check, kind: .primary, .type("submit"), .disabled(isSaving))
    }
}

extension CorrectionFeature.State {
    func error(of kind: CorrectionForm.Kind) -> String? { form?.kind == kind ? error : nil }
}
