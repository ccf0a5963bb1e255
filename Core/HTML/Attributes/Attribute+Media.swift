/// Attributes of links and media. Addresses whose scheme could run code are replaced by `about:invalid`.
extension Attribute {
    public static func href(_ value: String) -> Self { Self(.address, "href", .text(value)) }
    public static func src(_ value: String) -> Self { Self(.address, "src", .text(value)) }
    public static func poster(_ value: String) -> Self { Self(.address, "poster", .text(value)) }
    public static func alt(_ value: String) -> Self { Self(.plain, "alt", .text(value)) }
    public static func srcset(_ value: String) -> Self { Self(.plain, "srcset", .text(value)) }
    public static func sizes(_ value: String) -> Self { Self(.plain, "sizes", .text(value)) }
    public static func media(_ value: String) -> Self { Self(.plain, "media", .text(value)) }
    public static func rel(_ value: String) -> Self { Self(.plain, "rel", .text(value)) }
    public static func target(_ value: String) -> Self { Self(.plain, "target", .text(value)) }
    public static func download(_ value: String) -> Self { Self(.plain, "download", .text(value)) }
    public static func kind(_ value: String) -> Self { Self(.plain, "kind", .text(value)) }
    public static func srclang(_ value: String) -> Self { Self(.plain, "srclang", .text(value)) }
    public static func preload(_ value: String) -> Self { Self(.plain, "preload", .text(value)) }
    public static func crossorigin(_ value: String) -> Self { Self(.plain, "crossorigin", .text(value)) }
    public static func referrerpolicy(_ value: String) -> Self { Self(.plain, "referrerpolicy", .text(value)) }
    public static func width(_ value: Int) -> Self { Self(.plain, "width", .number(value)) }
    public static func height(_ value: Int) -> Self { Self(.plain, "height", .number(value)) }
    public static func controls(_ isPresent: Bool) -> Self { .attribute("controls", isPresent) }
    public static func muted(_ isPresent: Bool) -> Self { .attribute("muted", isPresent) }
    public static func loop(_ isPresent: Bool) -> Self { .attribute("loop", isPresent) }
    public static func autoplay(_ isPresent: Bool) -> Self { .attribute("autoplay", isPresent) }
    public static func playsinline(_ isPresent: Bool) -> Self { .attribute("playsinline", isPresent) }
    public static func `default`(_ isPresent: Bool) -> Self { .attribute("default", isPresent) }
    public static func open(_ isPresent: Bool) -> Self { .attribute("open", isPresent) }

    /// When the browser loads a picture: lazily or immediately.
    public enum Loading: Sendable { case lazy, eager }
    public static func loading(_ value: Loading) -> Self { Self(.plain, "loading", .literal(value == .lazy ? "lazy" : "eager")) }

    /// How a picture is decoded; `async` keeps scrolling smooth.
    public enum Decoding: Sendable { case async, sync, auto }
    public static func decoding(_ value: Decoding) -> Self {
        switch value {
        case .async: Self(.plain, "decoding", .literal("async"))
        case .sync: Self(.plain, "decoding", .literal("sync"))
        case .auto: Self(.plain, "decoding", .literal("auto"))
        }
    }

    /// The priority of loading.
    public enum FetchPriority: Sendable { case high, low, auto }
    public static func fetchpriority(_ value: FetchPriority) -> Self {
        switch value {
        case .high: Self(.plain, "fetchpriority", .literal("high"))
        case .low: Self(.plain, "fetchpriority", .literal("low"))
        case .auto: Self(.plain, "fetchpriority", .literal("auto"))
        }
    }
}
