/// A person in the cast of a title, with all their characters.
public struct CastMember: Hashable, Sendable {
    public var person: PersonSummary
    public var characters: [String]
    /// The largest of all their characters.
    public var episodeCount: Int?

    public init(person: PersonSummary, characters: [String], episodeCount: Int? = nil) {
        self.person = person
        self.characters = characters
        self.episodeCount = episodeCount
    }

    /// Each person once, at the place of their first character.
    public static func members(of credits: [Credit]) -> [CastMember] {
        var members: [CastMember] = []
        var places: [PersonSummary.ID: Int] = [:]
        for credit in credits.sorted(by: { $0.order < $1.order }) {
            guard case .cast(let character) = credit.kind else { continue }
            let place = places[credit.person.id] ?? members.count
            if place == members.count {
                places[credit.person.id] = place
                members.append(CastMember(person: credit.person, characters: []))
            }
            members[place].episodeCount = [members[place].episodeCount, credit.episodeCount].compactMap(\.self).max()
            if let character, !members[place].characters.contains(character) { members[place].characters.append(character) }
        }
        return members
    }
}
