import Synchronization

/// The markup of values that many pages share: rendered once, then copied for as long as the value stays equal.
///
/// Keep one next to the view, as a static constant, for content that is expensive to render and the same for many visitors. Comparing must
/// be cheap: values that are read once for everybody share their storage, and arrays with shared storage compare in constant time.
public final class MarkupCache<Value: Equatable & Sendable>: Sendable {
    private let copies = Mutex<[(value: Value, copy: PageCopy)]>([])
    private let capacity: Int

    /// - Parameter capacity: the number of values that are kept; the least recently used one is evicted.
    public init(capacity: Int = 4) { self.capacity = capacity }

    /// The markup of a value. `content` must depend on the value alone.
    public func callAsFunction<Content: HTML>(
        _ value: Value, @HTMLBuilder content: @escaping @Sendable (Value) -> Content
    ) -> CachedMarkup<Value, Content> {
        CachedMarkup(kept: self, value: value, content: content)
    }

    func copy(of value: Value) -> PageCopy? {
        copies.withLock { copies in
            guard let index = copies.firstIndex(where: { $0.value == value }) else { return nil }
            if index > 0 { copies.insert(copies.remove(at: index), at: 0) }
            return copies[0].copy
        }
    }

    func keep(_ copy: PageCopy, of value: Value) {
        copies.withLock { copies in
            copies.removeAll { $0.value == value }
            if copies.count >= capacity { copies.removeLast() }
            copies.insert((value, copy), at: 0)
        }
    }
}

/// Content that is copied if it was rendered before.
public struct CachedMarkup<Value: Equatable & Sendable, Content: HTML>: HTML {
    public typealias Body = Never
    let kept: MarkupCache<Value>
    let value: Value
    let content: @Sendable (Value) -> Content

    public func render(into page: inout PageBuffer) {
        if let copy = kept.copy(of: value), page.write(copy) { return }
        if let copy = page.copy(writing: content(value)) { kept.keep(copy, of: value) }
    }
}
