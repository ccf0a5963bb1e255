import CoreDomain
import MoviesDomain

extension Mapping {
    func castMembers(_ credits: CreditsAnswer?) -> [TMDbCastMember] { castMembers(credits?.cast ?? []) }

    func crewMembers(_ credits: CreditsAnswer?) -> [TMDbCrewMember] { crewMembers(credits?.crew ?? []) }

    /// One for each character, in the order of the credits.
    func castMembers(_ members: [Member]) -> [TMDbCastMember] {
        let cast = members.prefix(1_000).enumerated().flatMap { place, member -> [TMDbCastMember] in
            guard let person = person(member) else { return [] }
            let order = Clean.number(member.order, in: 0...1_000_000) ?? place
            if member.roles.isEmpty {
                return [
                    TMDbCastMember(
                        creditID: Clean.key(member.credit_id), person: person, character: Clean.line(member.character), order: order,
                        episodeCount: nil)
                ]
            }
            return member.roles.map { role in
                TMDbCastMember(
                    creditID: Clean.key(role.credit_id), person: person, character: Clean.line(role.character), order: order,
                    episodeCount: episodes(role.episode_count))
            }
        }
        // Sorting keeps the order of equal ones.
        return Array(cast.sorted { $0.order < $1.order }.prefix(1_000))
    }

    /// One for each job.
    func crewMembers(_ members: [Member]) -> [TMDbCrewMember] {
        let crew = members.flatMap { member -> [TMDbCrewMember] in
            guard let person = person(member) else { return [] }
            let department = Clean.line(member.department)
            if member.jobs.isEmpty {
                return [
                    TMDbCrewMember(
                        creditID: Clean.key(member.credit_id), person: person, job: Clean.line(member.job), department: department,
                        episodeCount: nil)
                ]
            }
            return member.jobs.map { job in
                TMDbCrewMember(
                    creditID: Clean.key(job.credit_id), person: person, job: Clean.line(job.job), department: department,
                    episodeCount: episodes(job.episode_count))
            }
        }
        return Array(crew.prefix(5_000))
    }

    /// The creators of a series are no part of its credits.
    func creators(_ members: [Member]) -> [TMDbCrewMember] {
        members.prefix(100).compactMap { member in
            person(member).map {
                TMDbCrewMember(
                    creditID: Clean.key(member.credit_id), person: $0, job: "Creator", department: "Production", episodeCount: nil)
            }
        }
    }

    /// The first fifty people with their characters.
    static func shownCast(_ cast: [TMDbCastMember]) -> [CastCredit] {
        var seen: Set<PersonID> = []
        let people = cast.filter { seen.insert($0.person.id).inserted }
        return people.prefix(50).map { CastCredit(name: $0.person.name, character: $0.character) }
    }

    private func episodes(_ count: Int?) -> Int? { Clean.number(count, in: 1...1_000_000) }

    private func person(_ member: Member) -> TMDbPersonSummary? {
        guard let id = Self.person(member.id), let name = Clean.line(member.name) else { return nil }
        return TMDbPersonSummary(
            id: id, name: name, profile: TMDbImages.picture(member.profile_path),
            knownForDepartment: Clean.line(member.known_for_department), gender: member.gender.flatMap(TMDbGender.init) ?? .unknown,
            popularity: Clean.popularity(member.popularity))
    }
}
