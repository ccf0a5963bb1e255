/// A navigation stack: screens with ids that stay the same for as long as a screen is on the stack.
public struct Stack<Screen: Equatable & Sendable>: Equatable, Sendable {
    /// Names one visit to a screen. Never issued twice by the same stack.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        public let number: Int
        public init(number: Int) { self.number = number }
        public var description: String { "screen \(number)" }
    }

    struct Entry: Equatable, Sendable {
        let id: ID
        var screen: Screen
    }

    private(set) var entries: [Entry] = []
    private var issued = 0

    public init() {}

    public var count: Int { entries.count }
    public var isEmpty: Bool { entries.isEmpty }
    public var ids: [ID] { entries.map { $0.id } }
    public var topID: ID? { entries.last?.id }
    public var top: Screen? { entries.last?.screen }

    @discardableResult
    public mutating func push(_ screen: Screen) -> ID {
        issued += 1
        let id = ID(number: issued)
        entries.append(Entry(id: id, screen: screen))
        return id
    }

    /// Removes the top screen and returns its id, so that the caller cancels its work.
    @discardableResult
    public mutating func pop() -> ID? { entries.popLast()?.id }

    /// Removes all screens above `id` and returns their ids, top first.
    @discardableResult
    public mutating func pop(to id: ID) -> [ID] {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return [] }
        let removed = entries[(index + 1)...].reversed().map { $0.id }
        entries.removeSubrange((index + 1)...)
        return removed
    }

    /// Removes the bottom-most screens beyond `limit` and returns their ids: a long journey stays bounded.
    public mutating func trim(to limit: Int) -> [ID] {
        guard entries.count > limit else { return [] }
        let removed = entries.prefix(entries.count - limit).map { $0.id }
        entries.removeFirst(entries.count - limit)
        return removed
    }

    public subscript(id: ID) -> Screen? {
        get { entries.last { $0.id == id }?.screen }
        set {
            guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
            if let newValue { entries[index].screen = newValue } else { entries.remove(at: index) }
        }
    }
}
