import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import Screens

/// The titles that a file may be, one click away, and a search for others in all sources.
struct CandidatesView: HTML {
    let state: CorrectionFeature.State
    let content: CorrectionContent

    var body: some HTML {
        Section(CandidateWords.heading) {
            CandidateSearchForm(file: state.id, search: state.search ?? state.candidates.content?.search)
            div(.region("candidates"), .aria("live", "polite")) {
                if let sent = state.sent, sent.isChoice { FormError(error: state.error) }
                switch state.candidates {
                case .initial, .loading:
                    SkeletonText(lines: 3)
                case .error(let error):
                    ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                        IntentForm(CorrectionFeature.Intent.retry) { Button(CorrectionWords.retry, icon: .retry, .type("submit")) }
                    }
                case .ready(let list):
                    if !list.candidates.isEmpty { CandidateRows(list: list, content: content) }
                    if let note = CandidateWords.note(list) { p(.class("quiet")) { Sentence(note) } }
                }
            }
        }
    }
}

private struct CandidateRows: HTML {
    let list: CandidateList
    let content: CorrectionContent

    var body: some HTML {
        MediaList(key: "candidate-list") {
            PosterCards(list.candidates) {
                PosterFacts($0.poster, of: $0.id, title: $0.name.title, year: $0.name.year, genres: $0.genres)
            } card: { [content] candidate, artwork in
                CandidateRow(candidate: candidate, artwork: artwork, content: content)
            }
        }
    }
}

/// A candidate, all of which is the button that chooses it.
private struct CandidateRow: HTML {
    let candidate: CorrectionCandidate
    let artwork: DesignSystem.Artwork
    let content: CorrectionContent

    private var choice: CorrectionFeature.Intent {
        .choose(
            file: content.file.id, title: candidate.name.title, year: candidate.name.year.map(String.init) ?? "",
            address: candidate.address, isSeries: content.series != nil)
    }

    var body: some HTML {
        li(.class("media candidate"), .region("candidate-\(candidate.id)")) {
            if candidate.isTitle(of: content.file) {
                div(.class("media-link")) {
                    CandidateFacts(candidate: candidate, artwork: artwork)
                    span(.class("quiet")) { CandidateWords.current }
                }
            } else {
                IntentForm(choice, .action("#candidates")) {
                    button(.class("media-link"), .type("submit")) { CandidateFacts(candidate: candidate, artwork: artwork) }
                }
            }
        }
    }
}

private struct CandidateFacts: HTML {
    let candidate: CorrectionCandidate
    let artwork: DesignSystem.Artwork

    var body: some HTML {
        span(.class("card-picture")) { PictureFrame(artwork, sizes: "120px") }
        span(.class("media-words")) {
            span(.class("media-title"), .dir("auto")) { candidate.name.title }
            span(.class("media-note"), .dir("auto")) { CandidateWords.facts(candidate) }
        }
    }
}

/// A search by an address of its own, which needs no script.
private struct CandidateSearchForm: HTML {
    let file: FileID
    let search: CandidateSearch?

    var body: some HTML {
        form(.class("candidate-search"), .role("search"), .action(LibraryAddress.correction(of: file)), .method("get")) {
            div(.class("correct-row")) {
                TextField(
                    "Search for a title", name: "q", key: file.rawValue, value: search?.title ?? "", most: CorrectedName.mostCharacters,
                    isRequired: true)
                TextField(
                    "Year", name: "year", key: "\(file)-search", value: search?.year.map(String.init) ?? "", most: 4, isNumber: true)
                Button(CandidateWords.search, icon: .search, .type("submit"))
            }
        }
    }
}
