/// The reason why an NFO file was not used, as a sentence for its owner.
public enum NFOError: Error, Hashable, CustomStringConvertible {
    case tooLarge
    case forbidden
    case tooDeep
    case tooMany
    case damaged(String)
    /// Facts were read nevertheless.
    case partlyRead(String)
    case nothing

    public var description: String {
        switch self {
        case .tooLarge: "The NFO file is larger than 1 MB and was not read."
        case .forbidden: "The NFO file declares a document type or entities, which can be harmful, and was not read."
        case .tooDeep: "The NFO file nests its elements too deeply and was not read."
        case .tooMany: "The NFO file has too many elements and was not read."
        case .damaged(let reason): "The NFO file is not valid XML (\(reason)); the name of the movie was used instead."
        case .partlyRead(let reason): "The NFO file is not valid XML (\(reason)); only a part of it was used."
        case .nothing: "The NFO file has no information that Popcorn can use; the name of the movie was used instead."
        }
    }
}
