import CoreDomain
import LibraryDomain
import Live

/// The addresses of the pages below `/library`.
enum LibraryAddress {
    static let library = "/library"

    /// The page of a folder; nil if its path is too long for an address.
    static func folder(_ path: RelativePath, in library: String, after: [UInt8] = []) -> String? {
        text("folder", [.init("name", library)] + items("path", path.bytes) + items("after", after))
    }

    /// The page that corrects the title of a file.
    static func correction(of file: FileID) -> String { "\(library)/files/\(file)" }

    /// All problems, or those of one kind, from the one after `last` on.
    static func problems(_ kind: ProblemKind? = nil, after last: FileProblem.Cursor? = nil) -> String? {
        let kinds = kind.map { [Location.Item("kind", $0.rawValue)] } ?? last.map { [.init("last", $0.kind.rawValue)] } ?? []
        return text("problems", kinds + (last.map { [.init("in", $0.library)] + items("after", $0.location.bytes) } ?? []))
    }

    /// The titles with several files, after another one.
    static func versions(after last: TitleVersions.Cursor? = nil) -> String? {
        text("versions", last.map { [.init("size", String($0.size)), .init("after", $0.reference.rawValue)] } ?? [])
    }

    /// The last title of the page before one of `versions`.
    static func version(in location: Location) -> TitleVersions.Cursor? {
        guard let size = location["size"].flatMap({ Int64($0) }), let reference = location["after"].flatMap(TitleReference.init(rawValue:))
        else { return nil }
        return TitleVersions.Cursor(size: size, reference: reference)
    }

    /// The names to check, after another one.
    static func names(after last: DoubtfulName.Cursor? = nil) -> String? {
        text("names", last.map { [.init("doubt", $0.doubt.rawValue), .init("after", $0.reference.rawValue)] } ?? [])
    }

    /// The last name of the page before one of `names`.
    static func doubt(in location: Location) -> DoubtfulName.Cursor? {
        guard let doubt = location["doubt"].flatMap(NameDoubt.init(rawValue:)),
            let reference = location["after"].flatMap(TitleReference.init(rawValue:))
        else { return nil }
        return DoubtfulName.Cursor(doubt: doubt, reference: reference)
    }

    /// The titles without a match, after another one.
    static func unmatched(after last: TitleID? = nil) -> String? { text("unmatched", last.map { [.init("after", $0.rawValue)] } ?? []) }

    /// The place that an address of `folder` names.
    static func place(in location: Location) -> FolderPlace? {
        guard let library = location["name"], var path = bytes("path", of: location), let after = bytes("after", of: location) else {
            return nil
        }
        // A person may type the address with a slash at the end.
        while path.last == UInt8(ascii: "/") { path.removeLast() }
        return FolderPlace(library: library, path: RelativePath(path), after: after)
    }

    /// The kind that an address of `problems` names, if it names one, and the end of the page before.
    static func problems(in location: Location) -> (kind: ProblemKind?, after: FileProblem.Cursor?)? {
        let kind = location["kind"].map(ProblemKind.init(rawValue:))
        if case .some(nil) = kind { return nil }
        guard let path = bytes("after", of: location) else { return nil }
        guard let library = location["in"] else { return (kind ?? nil, nil) }
        guard let last = kind ?? location["last"].flatMap(ProblemKind.init(rawValue:)) else { return nil }
        return (kind ?? nil, FileProblem.Cursor(library: library, location: RelativePath(path), kind: last))
    }

    /// As text where they are text, else in hexadecimal.
    private static func bytes(_ name: String, of location: Location) -> [UInt8]? {
        if let text = location[name] { return Array(text.utf8) }
        guard let hex = location[name + "-hex"] else { return [] }
        return Hexadecimal.bytes(hex)
    }

    private static func items(_ name: String, _ bytes: [UInt8]) -> [Location.Item] {
        if bytes.isEmpty { return [] }
        if let text = String(validating: bytes, as: UTF8.self), text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) {
            return [.init(name, text)]
        }
        return [.init(name + "-hex", Hexadecimal.text(bytes))]
    }

    private static func text(_ page: String, _ query: [Location.Item]) -> String? {
        let text = Location(path: ["library", page], query: query).description
        return text.utf8.count <= Location.longest ? text : nil
    }
}
