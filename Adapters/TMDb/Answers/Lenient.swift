/// A field of an answer. One that is missing or of the wrong type is nil instead of an error.
@propertyWrapper
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    let wrappedValue: Value?

    init(from decoder: any Decoder) { wrappedValue = try? Value(from: decoder) }

    fileprivate init(_ value: Value?) { wrappedValue = value }
}

/// A list of an answer, empty if it is missing or no list. Elements that cannot be read are left out, and so is all after the 5,000th.
@propertyWrapper
struct LenientList<Element: Decodable & Sendable>: Decodable, Sendable {
    let wrappedValue: [Element]

    init(from decoder: any Decoder) { wrappedValue = Self.elements(of: decoder) }

    fileprivate init(_ elements: [Element]) { wrappedValue = elements }

    private static func elements(of decoder: any Decoder) -> [Element] {
        guard var list = try? decoder.unkeyedContainer() else { return [] }
        var elements: [Element] = []
        while !list.isAtEnd, elements.count < 5_000 {
            guard let element = try? list.decode(Lenient<Element>.self) else { break }
            if let value = element.wrappedValue { elements.append(value) }
        }
        return elements
    }
}

/// The compiler's own `init(from:)` of a struct calls these for its wrapped fields.
extension KeyedDecodingContainer {
    func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) -> Lenient<Value> {
        ((try? decodeIfPresent(type, forKey: key)) ?? nil) ?? Lenient(nil)
    }

    func decode<Element>(_ type: LenientList<Element>.Type, forKey key: Key) -> LenientList<Element> {
        ((try? decodeIfPresent(type, forKey: key)) ?? nil) ?? LenientList([])
    }
}
