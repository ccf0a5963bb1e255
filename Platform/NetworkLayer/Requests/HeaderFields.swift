/// Header fields in their order. Names are compared without regard to case (RFC 9110, 5.1).
public struct HeaderFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    private struct Field: Hashable {
        let name: String
        let value: String
        func isNamed(_ other: String) -> Bool { name.utf8.count == other.utf8.count && name.lowercased() == other.lowercased() }
    }

    private var fields: [Field] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { append(name, value) }
    }

    /// The first value of a name. Setting replaces all values of the name; nil removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { append(name, newValue) }
        }
    }

    public var isEmpty: Bool { fields.isEmpty }

    public mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    /// The fields of `other`, and those of this value whose names it does not have.
    public func overridden(by other: HeaderFields) -> HeaderFields {
        var result = self
        result.fields.removeAll { field in other.fields.contains { $0.isNamed(field.name) } }
        result.fields += other.fields
        return result
    }

    /// All fields in their order.
    public func forEach(_ body: (_ name: String, _ value: String) -> Void) { for field in fields { body(field.name, field.value) } }
}
