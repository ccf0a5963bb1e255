import CoreDomain

/// A JSON value: the payload of an event, and the content of a browser's frame.
public enum LiveValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LiveValue])
    /// In the order written.
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
    /// A whole number between plus and minus 2⁵³.
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
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let number): text += integer.map(String.init) ?? (number.isFinite ? String(number) : "null")
        case .string(let string): Self.quote(string, into: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.quote(member.name, into: &text)
                text += ":"
                member.value.write(into: &text)
            }
            text += "}"
        }
    }

    private static func quote(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<"\u{20}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
