import CoreDomain
import DesignSystem
import Flow
public import HTML
import Screens
import PeopleDomain

/// The page with the whole cast and crew of a title.
public struct CastView: HTML {
    let state: CastFeature.State

    public init(_ state: CastFeature.State) { self.state = state }

    private var titles: (label: String, path: String) {
        state.title.kind == .movie ? (PeopleWords.movies, "/movies") : (PeopleWords.series, "/series")
    }

    public var body: some HTML {
        div(.class("screen screen-people"), .region("cast")) {
            switch state.content {
            case .initial, .loading:
                ScreenTitle(PeopleWords.castAndCrew)
                SkeletonText(lines: 12)
            case .error(let error):
                PageError(
                    error, retry: CastFeature.Intent.retry, elsewhere: titles.label, path: titles.path, mayBrowse: state.mayBrowse)
            case .ready(let content):
                CastPage(content: content)
            }
        }
    }
}

struct CastPage: HTML {
    let content: CastContent

    var body: some HTML {
        ScreenTitle(PeopleWords.castAndCrew, kicker: content.title, kickerPath: content.about.ownPath)
        if content.cast.isEmpty, content.crew.isEmpty {
            EmptyState(icon: .person, title: PeopleWords.nobody, text: PeopleWords.nobody(of: content.title))
        }
        if !content.cast.isEmpty {
            PeopleSection(
                title: content.about.episode == nil ? PeopleWords.cast : PeopleWords.guests, rows: content.cast.map(PersonRow.init))
        }
        ForEach(content.crew) { group in
            PeopleSection(title: title(of: group), rows: group.members.map(PersonRow.init))
        }
    }

    private func title(of group: CrewGroup) -> String {
        group.department ?? (content.crew.count == 1 ? PeopleWords.crew : PeopleWords.otherCrew)
    }
}

struct PeopleSection: HTML {
    let title: String
    let rows: [PersonRow]

    var body: some HTML {
        Section(title) {
            MediaList { ForEach(rows) { $0 } }
        }
    }
}

/// A person with what they did in the title.
struct PersonRow: HTML {
    let person: PersonSummary
    let parts: [String]
    let episodeCount: Int?

    init(_ member: CastMember) {
        (person, parts, episodeCount) = (member.person, member.characters, member.episodeCount)
    }

    init(_ member: CrewGroup.Member) {
        (person, parts, episodeCount) = (member.person, member.jobs, member.episodeCount)
    }

    var body: some HTML {
        MediaRow(
            title: person.name, note: parts.isEmpty ? nil : MetaText.joined(parts), text: episodeCount.map(PeopleWords.episodes),
            path: person.path, artwork: .portrait(person.profile, of: person.id, name: person.name), shape: .portrait)
    }
}
