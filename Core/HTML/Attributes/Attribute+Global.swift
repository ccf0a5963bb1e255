/// Attributes that any element may have.
extension Attribute {
    /// Several of these on one element become one attribute.
    public static func `class`(_ value: String) -> Self { Self(.class, "class", .text(value)) }
    /// Inline style. For custom properties that carry data (`--progress: 42%`), not for styling.
    public static func style(_ value: String) -> Self { Self(.plain, "style", .text(value)) }
    public static func id(_ value: String) -> Self { Self(.plain, "id", .text(value)) }
    public static func title(_ value: String) -> Self { Self(.plain, "title", .text(value)) }
    public static func role(_ value: String) -> Self { Self(.plain, "role", .text(value)) }
    public static func lang(_ value: String) -> Self { Self(.plain, "lang", .text(value)) }
    public static func dir(_ value: String) -> Self { Self(.plain, "dir", .text(value)) }
    public static func tabindex(_ value: Int) -> Self { Self(.plain, "tabindex", .number(value)) }
    public static func hidden(_ isPresent: Bool) -> Self { .attribute("hidden", isPresent) }
    public static func inert(_ isPresent: Bool) -> Self { .attribute("inert", isPresent) }
    public static var autofocus: Self { .attribute("autofocus") }
    public static func popover(_ value: String) -> Self { Self(.plain, "popover", .text(value)) }
    public static func accesskey(_ value: String) -> Self { Self(.plain, "accesskey", .text(value)) }
    public static func translate(_ value: String) -> Self { Self(.plain, "translate", .text(value)) }
}
