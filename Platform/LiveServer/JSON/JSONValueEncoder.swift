/// The three containers of Codable, all of which write straight into the sink.
struct JSONValueEncoder: Encoder {
    let sink: JSONSink
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONObject<Key>(sink: sink, depth: opened(object: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONArray(sink: sink, depth: opened(object: false)) }
    func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingle(sink: sink, depth: depth) }

    /// A second request, as from a subclass and its parent, continues the same container.
    private func opened(object: Bool) -> Int { sink.depth > depth ? depth + 1 : sink.begin(object: object) }
}

struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: JSONSink
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { sink.key(key, at: depth); sink.raw("null") }
    func encode(_ value: Bool, forKey key: Key) { sink.key(key, at: depth); sink.raw(value ? "true" : "false") }
    func encode(_ value: String, forKey key: Key) { sink.key(key, at: depth); sink.string(value) }
    func encode(_ value: Int, forKey key: Key) { sink.key(key, at: depth); sink.raw(String(value)) }
    func encode(_ value: Int64, forKey key: Key) { sink.key(key, at: depth); sink.raw(String(value)) }
    func encode(_ value: Double, forKey key: Key) { sink.key(key, at: depth); sink.number(value) }
    func encode(_ value: Float, forKey key: Key) { sink.key(key, at: depth); sink.number(value) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) { sink.key(key, at: depth); sink.append(value, at: depth) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        sink.key(key, at: depth)
        return KeyedEncodingContainer(JSONObject<Nested>(sink: sink, depth: sink.begin(object: true)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        sink.key(key, at: depth)
        return JSONArray(sink: sink, depth: sink.begin(object: false))
    }

    func superEncoder() -> any Encoder { JSONValueEncoder(sink: sink, depth: depth) }
    func superEncoder(forKey key: Key) -> any Encoder { sink.key(key, at: depth); return JSONValueEncoder(sink: sink, depth: depth) }
}

struct JSONArray: UnkeyedEncodingContainer {
    let sink: JSONSink
    let depth: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(sink: JSONSink, depth: Int) {
        self.sink = sink
        self.depth = depth
    }

    private mutating func next() { sink.element(at: depth); count += 1 }

    mutating func encodeNil() { next(); sink.raw("null") }
    mutating func encode<Value: Encodable>(_ value: Value) { next(); sink.append(value, at: depth) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        next()
        return KeyedEncodingContainer(JSONObject<Nested>(sink: sink, depth: sink.begin(object: true)))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next(); return JSONArray(sink: sink, depth: sink.begin(object: false))
    }
    mutating func superEncoder() -> any Encoder { next(); return JSONValueEncoder(sink: sink, depth: depth) }
}

struct JSONSingle: SingleValueEncodingContainer {
    let sink: JSONSink
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { sink.raw("null") }
    func encode(_ value: Bool) { sink.raw(value ? "true" : "false") }
    func encode(_ value: String) { sink.string(value) }
    func encode(_ value: Double) { sink.number(value) }
    func encode(_ value: Float) { sink.number(value) }
    func encode(_ value: Int) { sink.raw(String(value)) }
    func encode(_ value: Int8) { sink.raw(String(value)) }
    func encode(_ value: Int16) { sink.raw(String(value)) }
    func encode(_ value: Int32) { sink.raw(String(value)) }
    func encode(_ value: Int64) { sink.raw(String(value)) }
    func encode(_ value: UInt) { sink.raw(String(value)) }
    func encode(_ value: UInt8) { sink.raw(String(value)) }
    func encode(_ value: UInt16) { sink.raw(String(value)) }
    func encode(_ value: UInt32) { sink.raw(String(value)) }
    func encode(_ value: UInt64) { sink.raw(String(value)) }
    func encode<Value: Encodable>(_ value: Value) { sink.append(value, at: depth) }
}
