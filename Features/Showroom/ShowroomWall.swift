import DesignSystem
public import HTML

/// The forty posters alone, for a picture of them.
public struct ShowroomWall: HTML {
    public init() {}

    public var body: some HTML {
        ForEach(SampleFilm.wall) { Raw(trusted: $0.poster.svg()) }
    }
}
