public import CoreDomain
public import Foundation

/// The known people and their credits. For an audience with limits a person exists only if one of their credits is on a title that it may see.
public protocol PeopleRepository: Sendable {
    /// The person with this identity or alias; their `id` is the one that their pages use.
    func person(_ id: PersonID, for audience: Audience) async throws(PeopleError) -> Person
    /// The people with these ids, in the order of the ids; unknown ones are left out.
    func summaries(_ ids: [PersonID], for audience: Audience) async throws(PeopleError) -> [PersonSummary]
    /// One slice of the list by name. The cursor is the id of the last item; a cursor that names nobody is `unknownCursor`.
    func people(page: PageRequest, for audience: Audience) async throws(PeopleError) -> Page<PersonSummary>
    func count(for audience: Audience) async throws(PeopleError) -> Int
    /// The cast in its order, of the most believed source that has one; empty for a title that is unknown or may not be seen.
    func cast(of title: CreditedTitle, for audience: Audience) async throws(PeopleError) -> [Credit]
    /// The crew in the order of its source, of the most believed source that has one.
    func crew(of title: CreditedTitle, for audience: Audience) async throws(PeopleError) -> [Credit]
    /// What the pages of titles show of this person, episodes included; movies first.
    func credits(of person: PersonID, for audience: Audience) async throws(PeopleError) -> [Credit]

    /// Adds or replaces what sources know about people; writing the same again changes nothing, and facts from a list never replace a complete
    /// document. Ids that a document names together are one person.
    @discardableResult
    func save(_ documents: [PersonDocument]) async throws(PeopleError) -> PeopleChanges
    /// Replaces the credits that a source gives for these titles; writing the same again changes nothing. Titles that are not known are
    /// left out, so they are saved first. Two sources that credit the same name in a title credit the same person, unless ids contradict it.
    @discardableResult
    func setCredits(_ credits: [TitleCredits]) async throws(PeopleError) -> PeopleChanges
    /// Replaces what a source says a person took part in, as far as the titles are known, so they are saved first. It adds titles whose own credits
    /// do not name the person; an unknown person is `notFound`.
    @discardableResult
    func setFilmography(_ filmography: Filmography) async throws(PeopleError) -> PeopleChanges
    /// Those about which a source said something before a moment and nothing since, the oldest first.
    ///
    /// - Parameter onlyComplete: leaves out what only lists said.
    func outdated(_ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int) async throws(PeopleError) -> [PersonID]
    /// People of whom several sources speak, in the order of their ids: what is shown of them depends on the precedence.
    ///
    /// - Parameter id: the last one of the part before.
    func mixed(after id: PersonID?, limit: Int) async throws(PeopleError) -> [PersonID]
    /// Derives what is shown of people from their facts again: for a precedence that has changed. Credits follow it at once.
    @discardableResult
    func derive(_ people: [PersonID]) async throws(PeopleError) -> PeopleChanges
    /// Deletes what a source said about these people, their filmographies included; credits belong to the titles. Those whom nobody credits, and of
    /// whom nobody else knows more than the files, are deleted.
    ///
    /// - Parameter date: what the source said since stays, and with a complete document of it the filmography; nil for nothing.
    @discardableResult
    func forget(_ source: FactSource, people: [PersonID], before date: Date?) async throws(PeopleError) -> PeopleChanges
    /// Deletes the credits that a source gave for these titles.
    ///
    /// - Parameter withEpisodes: for a series, those of all its episodes too.
    @discardableResult
    func forget(_ source: FactSource, of titles: [CreditedTitle], withEpisodes: Bool) async throws(PeopleError) -> PeopleChanges

    /// One element now and one after each change to one of the keys, coalesced.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void>
}

extension PeopleRepository {
    /// Deletes all that a source said about these people.
    @discardableResult
    public func forget(_ source: FactSource, people: [PersonID]) async throws(PeopleError) -> PeopleChanges {
        try await forget(source, people: people, before: nil)
    }

    /// Deletes the credits that a source gave for these titles and, for a series, for all its episodes.
    @discardableResult
    public func forget(_ source: FactSource, of titles: [CreditedTitle]) async throws(PeopleError) -> PeopleChanges {
        try await forget(source, of: titles, withEpisodes: true)
    }
}

public enum PeopleError: Error, Equatable {
    case notFound
    case unknownCursor
    case unavailable(reason: String)
}
