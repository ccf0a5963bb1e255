import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import PeopleDomain
import StreamingDomain

struct MovieChapters: HTML {
    /// Nil where nothing plays: a chapter is a link to the player.
    let file: MediaFile?

    var body: some HTML {
        if let file, file.media.chapters.count > 1 {
            Section(MovieDetailsWords.chapters) {
                ChapterList(
                    file.media.chapters.map { chapter in
                        .init(title: chapter.title, start: chapter.start, path: "/watch/\(file.id)?t=\(Int(clamped: chapter.start))")
                    })
            }
        }
    }
}

struct MovieCast: HTML {
    let cast: [CastMember]
    /// Shown if there is no cast.
    let crew: [CrewGroup.Member]
    /// Of the page with all of them.
    let path: String

    var body: some HTML {
        if !cast.isEmpty {
            CastRow(
                title: MovieDetailsWords.cast, path: path,
                members: cast.prefix(20).map { CastRow.Member($0.person, role: $0.characters.first) })
        } else if !crew.isEmpty {
            CastRow(
                title: MovieDetailsWords.crew, path: path, members: crew.prefix(20).map { CastRow.Member($0.person, role: $0.jobs.first) })
        }
    }
}

extension CastRow.Member {
    fileprivate init(_ person: PersonSummary, role: String?) {
        self.init(
            name: person.name, role: role, path: "/people/\(person.id)",
            artwork: .portrait(person.profile, of: person.id, name: person.name))
    }
}

struct MovieFiles: HTML {
    let content: MovieContent
    let browser: ClientCapabilities?

    private var extras: [MovieFile] { content.files.filter { $0.file.extra != nil } }
    private var titles: [MovieFile] { content.files.filter { $0.file.extra == nil } }

    var body: some HTML {
        if !extras.isEmpty {
            Section(MovieDetailsWords.extras) { ForEach(extras) { MovieFilePanel(item: $0, mayCorrect: false, browser: browser) } }
        }
        if !titles.isEmpty {
            Section(MovieDetailsWords.files(titles.count, areParts: titles.allSatisfy { $0.file.part != nil })) {
                ForEach(titles) { MovieFilePanel(item: $0, mayCorrect: content.mayCorrect, browser: browser) }
            }
        }
    }
}

struct MovieFilePanel: HTML {
    let item: MovieFile
    let mayCorrect: Bool
    let browser: ClientCapabilities?

    private var file: MediaFile { item.file }

    var body: some HTML {
        let refusal = item.isAvailable ? PlaybackChoice(item.offered, for: browser).refusal : nil
        FilePanel(
            name: file.path.split(separator: "/").last.map(String.init) ?? file.path, chips: LibraryDomain.MediaWords.chips(file),
            note: LibraryDomain.MediaWords.tracks(file, language: LanguageText.name),
            warning: item.isAvailable
                ? refusal.map { "\($0.reason) \($0.detail)" }
                : item.isRemoved ? MovieDetailsWords.fileRemoved : MovieDetailsWords.fileUnavailable
        ) {
            if item.isAvailable {
                if refusal == nil { LinkButton(file.extra ?? MovieDetailsWords.play, icon: .play, path: item.offered.path) }
                DownloadLinks(file: item.offered.downloadURL, mp4: item.offered.mp4URL)
            }
            if mayCorrect { LinkButton(MovieDetailsWords.wrongMovie, kind: .plain, path: "/library/files/\(file.id)") }
        }
    }
}
