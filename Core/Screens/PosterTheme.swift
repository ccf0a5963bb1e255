public import CoreDomain
public import Flow

/// The theme colour of a title's page, made from its poster after the page has loaded where it was not known before.
public struct PosterTheme: Equatable, Sendable {
    /// `rrggbb`; nil until it has been made.
    public private(set) var colour: String?
    /// The id of the poster from which it is made.
    private var poster: String?

    private enum Work: Hashable { case theme }

    public init() {}

    /// Asks once for each poster.
    ///
    /// - Parameters:
    ///   - known: the colour of the page, if there is one already.
    ///   - make: nil where no posters are fetched. Returns nil for a poster that cannot be fetched.
    public mutating func load<Action>(
        from poster: Picture?, known: String?, _ make: (@Sendable (Picture) async -> String?)?,
        as action: @escaping @Sendable (String?) -> Action
    ) -> Effect<Action> {
        guard known == nil, let make, let poster, poster.id != self.poster else { return .none }
        self.poster = poster.id
        return .run(replacing: Work.theme) { send in await send(action(await make(poster))) }
    }

    public mutating func made(_ colour: String?) {
        if let colour { self.colour = colour }
    }
}
