import CoreDomain

/// Attributes of forms, tables and number fields.
extension Attribute {
    public static func action(_ value: String) -> Self { Self(.address, "action", .text(value)) }
    public static func method(_ value: String) -> Self { Self(.plain, "method", .text(value)) }
    public static func type(_ value: String) -> Self { Self(.plain, "type", .text(value)) }
    public static func name(_ value: String) -> Self { Self(.plain, "name", .text(value)) }
    public static func value(_ value: String) -> Self { Self(.plain, "value", .text(value)) }
    public static func placeholder(_ value: String) -> Self { Self(.plain, "placeholder", .text(value)) }
    public static func pattern(_ value: String) -> Self { Self(.plain, "pattern", .text(value)) }
    public static func autocomplete(_ value: String) -> Self { Self(.plain, "autocomplete", .text(value)) }
    public static func inputmode(_ value: String) -> Self { Self(.plain, "inputmode", .text(value)) }
    public static func enctype(_ value: String) -> Self { Self(.plain, "enctype", .text(value)) }
    public static func list(_ value: String) -> Self { Self(.plain, "list", .text(value)) }
    public static func form(_ value: String) -> Self { Self(.plain, "form", .text(value)) }
    public static func formaction(_ value: String) -> Self { Self(.address, "formaction", .text(value)) }
    public static func accept(_ value: String) -> Self { Self(.plain, "accept", .text(value)) }
    public static func min(_ value: String) -> Self { Self(.plain, "min", .text(value)) }
    public static func max(_ value: String) -> Self { Self(.plain, "max", .text(value)) }
    public static func step(_ value: String) -> Self { Self(.plain, "step", .text(value)) }
    public static func datetime(_ value: String) -> Self { Self(.plain, "datetime", .text(value)) }
    public static func scope(_ value: String) -> Self { Self(.plain, "scope", .text(value)) }
    public static func content(_ value: String) -> Self { Self(.plain, "content", .text(value)) }
    public static func charset(_ value: String) -> Self { Self(.plain, "charset", .text(value)) }
    public static func enterkeyhint(_ value: String) -> Self { Self(.plain, "enterkeyhint", .text(value)) }
    public static func autocapitalize(_ value: String) -> Self { Self(.plain, "autocapitalize", .text(value)) }
    public static func `for`(_ value: String) -> Self { Self(.plain, "for", .text(value)) }
    public static func value(_ value: Int) -> Self { Self(.plain, "value", .number(value)) }
    public static func min(_ value: Int) -> Self { Self(.plain, "min", .number(value)) }
    public static func max(_ value: Int) -> Self { Self(.plain, "max", .number(value)) }
    public static func step(_ value: Int) -> Self { Self(.plain, "step", .number(value)) }
    public static func low(_ value: Int) -> Self { Self(.plain, "low", .number(value)) }
    public static func high(_ value: Int) -> Self { Self(.plain, "high", .number(value)) }
    public static func optimum(_ value: Int) -> Self { Self(.plain, "optimum", .number(value)) }
    public static func maxlength(_ value: Int) -> Self { Self(.plain, "maxlength", .number(value)) }
    public static func minlength(_ value: Int) -> Self { Self(.plain, "minlength", .number(value)) }
    public static func rows(_ value: Int) -> Self { Self(.plain, "rows", .number(value)) }
    public static func cols(_ value: Int) -> Self { Self(.plain, "cols", .number(value)) }
    public static func size(_ value: Int) -> Self { Self(.plain, "size", .number(value)) }
    public static func colspan(_ value: Int) -> Self { Self(.plain, "colspan", .number(value)) }
    public static func rowspan(_ value: Int) -> Self { Self(.plain, "rowspan", .number(value)) }
    public static func disabled(_ isPresent: Bool) -> Self { .attribute("disabled", isPresent) }
    public static func checked(_ isPresent: Bool) -> Self { .attribute("checked", isPresent) }
    public static func selected(_ isPresent: Bool) -> Self { .attribute("selected", isPresent) }
    public static func required(_ isPresent: Bool) -> Self { .attribute("required", isPresent) }
    public static func multiple(_ isPresent: Bool) -> Self { .attribute("multiple", isPresent) }
    public static func novalidate(_ isPresent: Bool) -> Self { .attribute("novalidate", isPresent) }
    public static func formnovalidate(_ isPresent: Bool) -> Self { .attribute("formnovalidate", isPresent) }
    public static func readonly(_ isPresent: Bool) -> Self { .attribute("readonly", isPresent) }
    public static func spellcheck(_ isOn: Bool) -> Self { Self(.plain, "spellcheck", .literal(isOn ? "true" : "false")) }
    /// A number with a fraction, such as the progress of a bar. Written with a point, at most three digits after it.
    public static func value(_ value: Double) -> Self { Self(.plain, "value", .text(Self.decimal(value))) }
    public static func min(_ value: Double) -> Self { Self(.plain, "min", .text(Self.decimal(value))) }
    public static func max(_ value: Double) -> Self { Self(.plain, "max", .text(Self.decimal(value))) }

    private static func decimal(_ value: Double) -> String {
        guard value.magnitude < 1e12, let thousandths = Int(checked: (value * 1000).rounded()) else { return "0" }
        return String(Double(thousandths) / 1000)
    }
}
