public import HTML

/// A message from a browser: one JSON object for each frame, not trusted.
public enum ClientMessage: Sendable, Equatable {
    /// The first message of a socket.
    case join(Join)
    /// `number` increases with every intent of a tab and is returned in the commit. After its socket closed, a tab sends again every intent that
    /// has not been answered.
    case intent(WireIntent, screen: String, number: Int)
    /// A link was followed, or the visitor went back or forward (see `Location.arrival`). `number` counts on from the tab's intents and is returned
    /// in the commit, so the browser knows which frame shows the page that it asked for.
    case navigate(Location, number: Int? = nil)

    public struct Join: Sendable, Equatable {
        /// The token of the page, empty if it has none.
        public var token: String
        /// The browser tab; two tabs may show copies of one page.
        public var tab: String
        /// The last revision that the browser has applied.
        public var revision: Int
        public var location: Location
        /// The version of the assets that the browser runs.
        public var assets: String

        public init(token: String, tab: String, revision: Int = 0, location: Location, assets: String = "") {
            self.token = token
            self.tab = tab
            self.revision = revision
            self.location = location
            self.assets = assets
        }
    }

    /// Why a frame was not understood.
    public enum Fault: Error, Equatable { case tooLong, notJSON, unknown }

    /// The maximum size of a frame in bytes.
    public static let longestFrame = 16_384

    /// Reads a frame of at most 16 KB.
    public static func parse(_ frame: some Collection<UInt8>) throws(Fault) -> ClientMessage {
        guard frame.count <= longestFrame else { throw .tooLong }
        guard let value = LiveValue(parsing: frame) else { throw .notJSON }
        switch value["t"]?.string {
        case "join": return try join(value)
        case "i": return try intent(value)
        case "u": return try navigate(value)
        default: throw .unknown
        }
    }

    private static func join(_ value: LiveValue) throws(Fault) -> ClientMessage {
        guard let location = value["u"]?.string.flatMap(Location.init(parsing:)) else { throw .unknown }
        func short(_ name: String) -> String { value[name]?.string.flatMap { $0.utf8.count <= 64 ? $0 : nil } ?? "" }
        return .join(
            Join(
                token: short("k"), tab: short("b"), revision: value["r"]?.integer ?? 0, location: location, assets: short("a")))
    }

    private static func intent(_ value: LiveValue) throws(Fault) -> ClientMessage {
        guard let name = value["n"]?.string, let number = value["s"]?.integer, let pairs = (value["f"] ?? .array([])).elements,
            pairs.count <= WireIntent.mostFields
        else { throw .unknown }
        var fields: [WireIntent.Field] = []
        for pair in pairs {
            guard let sides = pair.elements, sides.count == 2, let name = sides[0].string, let value = sides[1].string else {
                throw .unknown
            }
            fields.append(WireIntent.Field(name, value))
        }
        let screen = value["c"]?.string ?? ""
        guard screen.utf8.count <= 128, let intent = WireIntent(name: name, fields: fields) else { throw .unknown }
        return .intent(intent, screen: screen, number: number)
    }

    private static func navigate(_ value: LiveValue) throws(Fault) -> ClientMessage {
        guard var location = value["u"]?.string.flatMap(Location.init(parsing:)) else { throw .unknown }
        location.arrival = value["pop"]?.bool == true ? .returned : .followed
        return .navigate(location, number: value["s"]?.integer)
    }
}
