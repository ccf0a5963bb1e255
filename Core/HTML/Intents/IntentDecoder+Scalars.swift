/// One value of one field.
struct ScalarDecoding: SingleValueDecodingContainer {
    let value: String
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }
    func decode(_ type: String.Type) throws -> String { value }
    func decode(_ type: Bool.Type) throws -> Bool {
        switch value {
        case "true", "on", "1": true
        case "false", "off", "0", "": false
        default: throw UnsupportedIntentValue()
        }
    }
    func decode(_ type: Double.Type) throws -> Double {
        guard let number = Double(value), number.isFinite else { throw UnsupportedIntentValue() }
        return number
    }
    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let number = type as? any FixedWidthInteger.Type { return try integer(number, as: type) }
        return try T(from: OneValueDecoder(value: value))
    }

    private func integer<N: FixedWidthInteger, T>(_ number: N.Type, as type: T.Type) throws -> T {
        guard let number = N(value), let result = number as? T else { throw UnsupportedIntentValue() }
        return result
    }
}

/// All values of one field, in order.
struct ElementDecoding: UnkeyedDecodingContainer {
    let values: [String]
    var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    init(values: [String]) { self.values = values }

    mutating func decodeNil() throws -> Bool { throw UnsupportedIntentValue() }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard !isAtEnd else { throw UnsupportedIntentValue() }
        currentIndex += 1
        return try T(from: OneValueDecoder(value: values[currentIndex - 1]))
    }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        throw UnsupportedIntentValue()
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw UnsupportedIntentValue() }
    mutating func superDecoder() throws -> any Decoder { throw UnsupportedIntentValue() }
}

private struct OneValueDecoder: Decoder {
    let value: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw UnsupportedIntentValue() }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw UnsupportedIntentValue() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { ScalarDecoding(value: value) }
}
