/// Attributes of live pages. See `Region` for the unit of patching.
extension Attribute {
    /// Makes the element a region: it gets this id, unique on the page, and is patched on its own. Characters other than letters,
    /// digits and `- _ . :` are replaced.
    public static func region(_ key: String) -> Self { Self(.region, "id", .text(key)) }
    /// Makes the element a region whose children are inserted, removed and moved one by one. Every child must be a region, with nothing
    /// between them; otherwise the whole list is patched as one.
    public static func regionList(_ key: String) -> Self { Self(.regionList, "id", .text(key)) }
    /// The content belongs to the browser after the first paint: patches never change it (a video player).
    public static var untouched: Self { Self(.untouched, "data-live", .flag) }
    /// Marks the content of one screen: its intents carry this name and are dropped if the screen has been closed.
    public static func screen(_ name: String) -> Self { Self(.data, "screen", .text(name)) }
    /// The server's value replaces text that is being typed (a field that is emptied after sending).
    public static var forced: Self { Self(.data, "live-force", .flag) }
    /// A link that the browser follows itself, leaving the live page.
    public static var notLive: Self { Self(.data, "live-off", .flag) }
    /// The page of the link takes the place of this one in the browser's history.
    public static var replacing: Self { Self(.data, "live-replace", .flag) }
    /// The form's fields are sent again after the server has lost the session.
    public static var recovered: Self { Self(.data, "recover", .flag) }

    /// A click on the button or link, or the submission of the form, sends this intent.
    public static func intent(_ intent: some BrowserIntent) -> Self {
        let sink = IntentSink()
        guard (try? intent.encode(to: IntentEncoder(sink: sink))) != nil else { return .omitted }
        return Self(.data, "i", .bytes(sink.address))
    }
    /// Typing or selecting sends the intent with this name and the form's fields, after a pause.
    public static func liveInput(_ intentName: StaticString) -> Self { Self(.data, "live-input", .literal(intentName)) }
}
