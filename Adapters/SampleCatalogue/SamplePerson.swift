/// A person with a credit in the catalogue. Principal people have facts; the others only a name.
public struct SamplePerson: Sendable, Hashable, Identifiable {
    /// `sample-` and the name in plain letters: `sample-toshiro-mifune`.
    public typealias ID = String

    /// TMDb's name of the field in which somebody is known best.
    public enum Department: String, Sendable, CaseIterable {
        case acting = "Acting"
        case directing = "Directing"
        case production = "Production"
        case writing = "Writing"
    }

    public var id: ID
    public var name: String
    public var birthYear: Int?
    public var deathYear: Int?
    public var birthPlace: String?
    /// ISO 3166-1 alpha-2, of the country that the place of birth belongs to today.
    public var birthCountry: String?
    public var department: Department?
    /// One sentence.
    public var biography: String?

    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
