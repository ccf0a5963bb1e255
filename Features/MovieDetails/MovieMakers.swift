public import CoreDomain
public import PeopleDomain

/// The ids of those who directed and wrote a movie by their names, because its facts have only names.
public struct MovieMakers: Hashable, Sendable {
    public var directors: [String: PersonID] = [:]
    public var writers: [String: PersonID] = [:]

    public init() {}

    /// Of two people with one name, the one who comes first in the crew.
    public init(of crew: [Credit]) {
        for credit in crew {
            guard case .crew(let job, let department) = credit.kind else { continue }
            let person = credit.person
            if job == "Director", directors[person.name] == nil { directors[person.name] = person.id }
            if department == "Writing", writers[person.name] == nil { writers[person.name] = person.id }
        }
    }
}
