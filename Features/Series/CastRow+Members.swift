import DesignSystem
import PeopleDomain

extension CastRow.Member {
    init(_ member: CastMember) {
        self.init(member.person, role: member.characters.first)
    }

    init(_ member: CrewGroup.Member) {
        self.init(member.person, role: member.jobs.first)
    }

    private init(_ person: PersonSummary, role: String?) {
        self.init(
            name: person.name, role: role, path: "/people/\(person.id)",
            artwork: .portrait(person.profile, of: person.id, name: person.name))
    }
}
