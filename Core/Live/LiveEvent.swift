/// Something the browser is told once, beside the page: a toast, where the focus goes, a command to the player.
/// The browser dispatches it on `document` as `popcorn:<name>` with the payload as `detail`.
public struct LiveEvent: Sendable, Equatable {
    /// Letters, digits and hyphens.
    public let name: String
    public let payload: LiveValue

    public init(_ name: String, _ payload: LiveValue = .null) {
        self.name = name
        self.payload = payload
    }

    /// Moves the focus to the element with that id (handled by the live module itself).
    public static func focus(_ id: String) -> Self { Self("focus", ["id": .string(id)]) }
}

/// Events to be told, as part of a state: `post` in `reduce`, and each browser hears each event once. It keeps the last sixteen, so a
/// browser that was away longer misses what is out of date anyway.
public struct Outbox: Sendable, Equatable {
    public static let kept = 16

    /// How many events were ever posted: the number of the newest.
    public private(set) var count = 0
    /// The newest events, oldest first.
    public private(set) var newest: [LiveEvent] = []

    public init() {}

    public mutating func post(_ event: LiveEvent) {
        count += 1
        newest.append(event)
        if newest.count > Self.kept { newest.removeFirst() }
    }

    /// The events after the one of that number.
    public func after(_ number: Int) -> ArraySlice<LiveEvent> { newest.suffix(max(0, min(count - number, newest.count))) }
}
