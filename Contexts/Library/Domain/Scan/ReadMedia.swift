public import CoreDomain

/// The result of reading one media file.
public struct ReadMedia: Sendable, Hashable {
    /// Derived from the content.
    public var id: FileID
    public var facts: MediaFacts
    /// The keyframe index in the form that `Platform/Containers` writes; nil where there is none.
    public var keyframes: [UInt8]?
    /// The cover inside the file, if it is a sound picture.
    public var cover: FoundPicture?

    public init(id: FileID, facts: MediaFacts, keyframes: [UInt8]? = nil, cover: FoundPicture? = nil) {
        self.id = id
        self.facts = facts
        self.keyframes = keyframes
        self.cover = cover
    }
}

/// A picture of the library, and where its bytes are.
public struct FoundPicture: Sendable, Hashable {
    public var picture: Picture
    public var library: String
    public var path: RelativePath
    public var place: Place

    public enum Place: Sendable, Hashable {
        case file
        case embedded(offset: Int64, size: Int)
        /// At two fifths of the running time.
        case frame(seconds: Double)
    }

    public var isFrame: Bool { if case .frame = place { true } else { false } }

    /// Where to look for a frame without text, in order of preference: 40, 55, 70 and 25 % of the running time.
    ///
    /// - Parameter seconds: 40 % of the running time.
    public static func moments(around seconds: Double) -> [Double] { [40, 55, 70, 25].map { seconds * $0 / 40 } }

    public init(picture: Picture, library: String, path: RelativePath, place: Place) {
        self.picture = picture
        self.library = library
        self.path = path
        self.place = place
    }
}

/// The reason why a file cannot be used, as a sentence.
public struct Unreadable: Error, Sendable, Hashable {
    public var reason: String
    /// Nil where it depends on what the file was read for.
    public var kind: ProblemKind?

    public init(_ reason: String, kind: ProblemKind? = nil) {
        self.reason = reason
        self.kind = kind
    }

    /// It was deleted or renamed after it had been listed, which is no problem.
    public static let gone = Unreadable("It is no longer there.", kind: .unreadable)
}
