/// One attribute of an element. Values are escaped when written. Several `.class` attributes of one element become one.
public struct Attribute: Sendable {
    enum Kind: Sendable { case plain, aria, data, `class`, address, region, regionList, untouched, omitted }
    enum Value: Sendable {
        case text(String)
        case literal(StaticString)
        case bytes([UInt8])
        case number(Int)
        case flag
    }

    let kind: Kind
    let name: StaticString
    let value: Value

    init(_ kind: Kind, _ name: StaticString, _ value: Value) {
        self.kind = kind
        self.name = name
        self.value = value
    }

    /// Any attribute by name. The name is part of the program's source, never data.
    public static func attribute(_ name: StaticString, _ value: String) -> Self { Self(.plain, name, .text(value)) }
    /// Any attribute with a whole number.
    public static func attribute(_ name: StaticString, _ value: Int) -> Self { Self(.plain, name, .number(value)) }
    /// Any attribute that is present or not.
    public static func attribute(_ name: StaticString, _ isPresent: Bool = true) -> Self {
        isPresent ? Self(.plain, name, .flag) : .omitted
    }
    /// Writes nothing.
    public static var omitted: Self { Self(.omitted, "", .flag) }
    /// The attribute if the condition holds, otherwise nothing.
    public static func when(_ condition: Bool, _ attribute: @autoclosure () -> Attribute) -> Self {
        condition ? attribute() : .omitted
    }

    /// `aria-…`
    public static func aria(_ name: StaticString, _ value: String) -> Self { Self(.aria, name, .text(value)) }
    /// `aria-…` with a whole number.
    public static func aria(_ name: StaticString, _ value: Int) -> Self { Self(.aria, name, .number(value)) }
    /// `aria-…="true"` or `"false"`, for attributes whose absence means something else.
    public static func aria(_ name: StaticString, _ value: Bool) -> Self { Self(.aria, name, .literal(value ? "true" : "false")) }
    /// `data-…`
    public static func data(_ name: StaticString, _ value: String = "") -> Self { Self(.data, name, .text(value)) }
    /// `data-…` with a whole number.
    public static func data(_ name: StaticString, _ value: Int) -> Self { Self(.data, name, .number(value)) }
}
