public import CoreDomain
public import HTML

/// The letters next to a list from A to Z. Each is a link to its part of the list; with JavaScript a finger may slide over them
/// (list.js).
public struct LetterRail: HTML {
    let marks: [LetterMark]
    let start: String?
    let path: @Sendable (_ after: String?) -> String

    /// - Parameters:
    ///   - marks: in the order of the list. A list with one letter needs no rail.
    ///   - start: the cursor after which the list starts, whose letter is the current one.
    ///   - path: the address of the part after a cursor.
    public init(_ marks: [LetterMark], start: String?, path: @escaping @Sendable (_ after: String?) -> String) {
        self.marks = marks
        self.start = start
        self.path = path
    }

    public var body: some HTML {
        if marks.count > 1 {
            nav(.class("rail"), .region("rail"), .aria("label", "A to Z")) {
                ForEach(marks) { mark in
                    a(.href(path(mark.after)), .aria("label", label(mark)), .when(mark.after == start, .aria("current", "true"))) {
                        mark.letter
                    }
                }
            }
        }
    }

    private func label(_ mark: LetterMark) -> String {
        if mark.letter != "#" { return mark.letter }
        return mark.after == nil ? "Numbers" : "Other letters"
    }
}
