/// A line of the catalogue's texts that cannot be read.
public struct SampleTextError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// A line that belongs to no title, because no heading is above it.
        case noHeading
        /// A heading, or the line of a person, with too few, too many or empty parts.
        case malformed
        case unknownField(String)
        case repeatedField(String)
        case missingField(String)
        case emptyField(String)
        /// A field with a value that it cannot have.
        case invalid(String, value: String)
        case repeatedID(String)
        /// An id in a list of similar titles that no title of this kind has.
        case unknownTitle(String)
        /// A title with the name and year of another one.
        case repeatedTitle(String)
    }

    public var file: String
    /// From 1.
    public var line: Int
    public var reason: Reason

    public var description: String { "\(file):\(line): \(reason)" }
}
