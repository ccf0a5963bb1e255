/// A change that is shown at once and saved meanwhile.
public protocol UnsavedChange<Content>: Equatable, Sendable {
    associatedtype Content: Equatable & Sendable

    /// Must have no effect on content that has the change already.
    func apply(to content: inout Content)
}

/// The changes of a screen that are not saved yet, in the order of the clicks. The screen shows the last known content with these changes; a
/// change that could not be saved is taken back, and the others stay.
///
/// Works together with `Effect.write`, which saves changes of one thing in their order.
public struct Unsaved<Change: UnsavedChange>: Equatable, Sendable {
    /// The content without the changes, while there are any.
    private var base: ViewState<Change.Content> = .initial
    private var changes: [Change] = []

    public init() {}

    public var isEmpty: Bool { changes.isEmpty }

    /// Shows a change. Does nothing while there is no content.
    public mutating func make(_ change: Change, in shown: inout ViewState<Change.Content>) {
        guard shown.content != nil else { return }
        if changes.isEmpty { base = shown }
        changes.append(change)
        show(in: &shown)
    }

    /// The change was saved, or failed and is taken back.
    public mutating func finish(_ change: Change, isSaved: Bool, in shown: inout ViewState<Change.Content>) {
        guard let index = changes.firstIndex(of: change) else { return }
        changes.remove(at: index)
        if isSaved, var content = base.content {
            change.apply(to: &content)
            base = .ready(content)
        }
        show(in: &shown)
        if changes.isEmpty { base = .initial }
    }

    /// The same for the outcome of a write.
    public mutating func finish<Answer>(
        _ change: Change, _ outcome: Result<Answer, ViewStateError>, in shown: inout ViewState<Change.Content>
    ) {
        if case .success = outcome { finish(change, isSaved: true, in: &shown) } else { finish(change, isSaved: false, in: &shown) }
    }

    /// `shown` was loaded again, and may have been read before the changes were saved; or it is gone.
    public mutating func reloaded(_ shown: inout ViewState<Change.Content>) {
        guard !changes.isEmpty, !shown.isPending else { return }
        base = shown
        show(in: &shown)
    }

    private func show(in shown: inout ViewState<Change.Content>) {
        guard var content = base.content else { return }
        for change in changes { change.apply(to: &content) }
        shown = .ready(content)
    }
}
