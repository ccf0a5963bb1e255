/// One record of a frame to the browser. Records end with U+001E, their fields are split by U+001F.
public enum Record: Sendable, Equatable {
    /// `c`: the frame is complete; its revision, and the number of the last intent that it confirms.
    case commit(revision: Int, intent: Int)
    /// `m`: make the element with this id like the HTML.
    case morph(id: String, html: String)
    /// `i`: insert the HTML into the list, before the element `before`, or at the end if that is empty.
    case insert(list: String, before: String, html: String)
    /// `x`
    case remove(id: String)
    /// `o`: the order of the list's children.
    case order(list: String, ids: [String])
    /// `t`
    case title(String)
    /// `u`: the address bar.
    case url(replacing: Bool, String)
    /// `g`: leave the live page.
    case go(String)
    /// `e`: the payload is JSON.
    case event(name: String, json: String)

    static let end: UInt8 = 0x1E
    static let split: UInt8 = 0x1F

    /// Reads a frame; nil if a record is none of these.
    public static func parse(_ frame: some Collection<UInt8>) -> [Record]? {
        var records: [Record] = []
        for bytes in frame.split(separator: end) {
            let fields = bytes.split(separator: split, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
            guard let record = Record(fields) else { return nil }
            records.append(record)
        }
        return records
    }

    private init?(_ fields: [String]) {
        switch (fields[0], fields.count) {
        case ("c", 3):
            guard let revision = Int(fields[1]), let intent = Int(fields[2]) else { return nil }
            self = .commit(revision: revision, intent: intent)
        case ("m", 3): self = .morph(id: fields[1], html: fields[2])
        case ("i", 4): self = .insert(list: fields[1], before: fields[2], html: fields[3])
        case ("x", 2): self = .remove(id: fields[1])
        case ("o", 3): self = .order(list: fields[1], ids: fields[2].split(separator: ",").map(String.init))
        case ("t", 2): self = .title(fields[1])
        case ("u", 3): self = .url(replacing: fields[1] == "replace", fields[2])
        case ("g", 2): self = .go(fields[1])
        case ("e", 3): self = .event(name: fields[1], json: fields[2])
        default: return nil
        }
    }
}
