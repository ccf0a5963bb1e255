import DesignSystem
import PeopleDomain

extension CastRow.Member {
    init(_ member: CastMember) {
        self.init(
            name: member.person.name, role: member.characters.first, path: "/people/\(member.person.id)",
            artwork: .portrait(member.person.profile, of: member.person.name))
    }
}
