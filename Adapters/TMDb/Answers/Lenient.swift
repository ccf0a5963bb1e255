/// A field of an answer. One that is missing or of the wrong type is nil instead of an error.
@propertyWrapper
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    let wrappedValue: Value?

    init(from decoder: any Decoder) { wrappedValue = try? Value(from: decoder) }

    fileprivate init(_ value: Value?) { wrappedValue = value }
}

/// A list of an answer, empty if it is missing or no list.
@propertyWrapper
struct LenientList<Element: Decodable & Sendable>: Decodable, Sendable {
    let wrappedValue: [Element]

    init(from decoder: any Decoder) { wrappedValue = (try? LenientElements(from: decoder))?.all ?? [] }

    fileprivate init(_ elements: [Element]) { wrappedValue = elements }
}

/// A list. Elements that cannot be read are left out, and so is all after the 5,000th.
struct LenientElements<Element: Decodable & Sendable>: Decodable, Sendable {
    let all: [Element]

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !list.isAtEnd, elements.count < 5_000 {
            guard let element = try? list.decode(Lenient<Element>.self) else { break }
            if let value = element.wrappedValue { elements.append(value) }
        }
        all = elements
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
