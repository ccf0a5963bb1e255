import FlowTesting
public import Screens
import Testing

extension MarkClient {
    /// Each operation that a test does not replace fails it, and names itself.
    ///
    /// - Parameter undo: what the operations give that must give something.
    public static func unimplemented(giving undo: Undo) -> Self {
        Self(
            setOnWatchlist: { _, _ in FlowTesting.unimplemented("MarkClient.setOnWatchlist", giving: undo) },
            rate: { _, _ in FlowTesting.unimplemented("MarkClient.rate", giving: undo) },
            dismiss: { _ in FlowTesting.unimplemented("MarkClient.dismiss", giving: undo) },
            setWatched: { _, _ in FlowTesting.unimplemented("MarkClient.setWatched", giving: nil) },
            markWatched: { _ in FlowTesting.unimplemented("MarkClient.markWatched", giving: undo) },
            forgetProgress: { _ in FlowTesting.unimplemented("MarkClient.forgetProgress", giving: nil) },
            undo: { _ in FlowTesting.unimplemented("MarkClient.undo") })
    }
}

extension PosterMenuClient {
    /// The same for the menu of posters.
    public static func unimplemented(giving undo: Undo) -> Self {
        Self(
            read: { FlowTesting.unimplemented("PosterMenuClient.read", giving: TitleMarks(id: $0, name: "")) },
            marks: .unimplemented(giving: undo))
    }
}
