/// The crew of a title in one department.
public struct CrewGroup: Hashable, Sendable {
    public struct Member: Hashable, Sendable {
        public var person: PersonSummary
        /// The most important first.
        public var jobs: [String]
        /// The largest of all their jobs.
        public var episodeCount: Int?

        public init(person: PersonSummary, jobs: [String], episodeCount: Int? = nil) {
            self.person = person
            self.jobs = jobs
            self.episodeCount = episodeCount
        }
    }

    /// Nil for the crew whose source names no department.
    public var department: String?
    public var members: [Member]

    public init(department: String?, members: [Member]) {
        self.department = department
        self.members = members
    }

    /// The departments in their order; in each, every person once, by their most important job, then by name (behaviour.md §2.5).
    public static func groups(of credits: [Credit]) -> [CrewGroup] {
        var departments: [String?: [Credit]] = [:]
        for credit in credits {
            guard case .crew(_, let department) = credit.kind else { continue }
            departments[department, default: []].append(credit)
        }
        return departments.map { CrewGroup(department: $0, members: members(of: $1)) }
            .sorted { CrewOrder.precedes($0.department, $1.department) }
    }

    /// Everybody of these groups once, with their jobs in the first of them.
    public static func everyone(in groups: [CrewGroup]) -> [Member] {
        var seen: Set<PersonSummary.ID> = []
        return groups.flatMap(\.members).filter { seen.insert($0.person.id).inserted }
    }

    private static func members(of credits: [Credit]) -> [Member] {
        var people: [PersonSummary.ID: (member: Member, rank: Int)] = [:]
        for credit in credits.sorted(by: { $0.order < $1.order }) {
            guard case .crew(let job, _) = credit.kind else { continue }
            var found = people[credit.person.id] ?? (Member(person: credit.person, jobs: []), CrewOrder.unknown)
            if let job, !found.member.jobs.contains(job) { found.member.jobs.append(job) }
            found.member.episodeCount = [found.member.episodeCount, credit.episodeCount].compactMap(\.self).max()
            found.rank = min(found.rank, CrewOrder.rank(of: job))
            people[credit.person.id] = found
        }
        return people.values
            .sorted {
                let (one, other) = ($0.member.person, $1.member.person)
                return ($0.rank, one.name.lowercased(), one.name, one.id) < ($1.rank, other.name.lowercased(), other.name, other.id)
            }
            .map { found in
                var member = found.member
                member.jobs = CrewOrder.sorted(member.jobs)
                return member
            }
    }
}
