struct IntentSource {
    /// The parts of the dotted name.
    let path: [String]
    let fields: [WireIntent.Field]
    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
    func value(_ name: String) -> String? { fields.last { $0.name == name }?.value }
}

/// The inverse of `IntentEncoder`. Throws if the wire form does not match; no error leaves the module.
struct IntentDecoder: Decoder {
    let source: IntentSource
    /// The number of name parts that have been consumed.
    let depth: Int
    var field: String?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(CaseDecoding<Key>(source: source, depth: depth))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { ElementDecoding(values: field.map(source.values) ?? []) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        guard let value = field.flatMap(source.value) else { throw UnsupportedIntentValue() }
        return ScalarDecoding(value: value)
    }
}

private struct CaseDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: IntentSource
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    private var part: String? { depth < source.path.count ? source.path[depth] : nil }

    var allKeys: [Key] { part.flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }
    func contains(_ key: Key) -> Bool { key.stringValue == part }
    func decodeNil(forKey key: Key) throws -> Bool { throw UnsupportedIntentValue() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw UnsupportedIntentValue() }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        KeyedDecodingContainer(ValueDecoding<NestedKey>(source: source, depth: depth + 1))
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw UnsupportedIntentValue() }
    func superDecoder() throws -> any Decoder { throw UnsupportedIntentValue() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw UnsupportedIntentValue() }
}

private struct ValueDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: IntentSource
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { source.value(fieldName(key)) != nil }
    /// A form sends an empty field for "no value", except for text.
    func decodeNil(forKey key: Key) throws -> Bool { source.value(fieldName(key))?.isEmpty != false }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try T(from: IntentDecoder(source: source, depth: depth, field: fieldName(key)))
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { source.value(fieldName(key)) }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        throw UnsupportedIntentValue()
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        ElementDecoding(values: source.values(fieldName(key)))
    }
    func superDecoder() throws -> any Decoder { throw UnsupportedIntentValue() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw UnsupportedIntentValue() }
}
