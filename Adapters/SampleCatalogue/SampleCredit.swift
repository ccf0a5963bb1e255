/// The work of one person on one title.
public struct SampleCredit: Sendable, Hashable {
    public enum Job: String, Sendable, CaseIterable {
        case director, creator, writer, cast
    }

    public var person: SamplePerson.ID
    public var job: Job
    /// Of a member of the cast: “Kambei Shimada”. Nil for others, and where it is not known.
    public var character: String?

    public init(person: SamplePerson.ID, job: Job, character: String? = nil) {
        self.person = person
        self.job = job
        self.character = character
    }
}
