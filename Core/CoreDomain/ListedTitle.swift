/// A movie, video or series as lists and shelves show it.
public protocol ListedTitle {
    var id: TitleID { get }
    var title: String { get }
    var year: Int? { get }
    var genres: [String] { get }
    /// Nil for a title without one, whose poster is drawn.
    var poster: Picture? { get }
}
