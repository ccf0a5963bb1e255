import CoreDomain

/// A JSON value: the payload of an event, and the content of a browser's frame.
public enum LiveValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LiveValue])
    /// In the order of the text.
    case object([Member])

    public struct Member: Sendable, Equatable {
        public let name: String
        public let value: LiveValue
        public init(_ name: String, _ value: LiveValue) {
            self.name = name
            self.value = value
        }
    }

    /// The member of that name, if this is an object that has one.
    public subscript(_ name: String) -> LiveValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    public var string: String? { if case .string(let text) = self { text } else { nil } }
    public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    /// A whole number between -2⁵³ and 2⁵³.
    public var integer: Int? {
        guard case .number(let number) = self, number.magnitude <= 9_007_199_254_740_992, number == number.rounded() else { return nil }
        return Int(checked: number)
    }
    public var elements: [LiveValue]? { if case .array(let values) = self { values } else { nil } }
}

extension LiveValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: LiveValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, LiveValue)...) { self = .object(elements.map { Member($0.0, $0.1) }) }
}

extension LiveValue {
    /// JSON. Control characters are escaped, so no record separator can occur.
    public var json: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(into bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .number(let number): bytes.append(contentsOf: JSONText.number(number).utf8)
        case .string(let string): JSONText.append(string, to: &bytes)
        case .array(let values):
            Self.list(values, "[", "]", into: &bytes) { $0.write(into: &$1) }
        case .object(let members):
            Self.list(members, "{", "}", into: &bytes) { member, bytes in
                JSONText.append(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(into: &bytes)
            }
        }
    }

    private static func list<Element>(
        _ elements: [Element], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, into bytes: inout [UInt8],
        write: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(element, &bytes)
        }
        bytes.append(UInt8(ascii: closing))
    }
}
