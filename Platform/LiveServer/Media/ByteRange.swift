/// The part of a representation of known size that a `Range` header names (RFC 9110 §14).
enum ByteRange: Equatable {
    /// The whole representation, 200.
    case whole
    /// These bytes, 206.
    case part(Range<Int>)
    /// None of the ranges lies within the representation, 416.
    case unsatisfiable

    /// Several ranges are answered as one if they touch or nearly touch, otherwise with the whole; more than 16 also with the whole.
    init(header: String?, size: Int) {
        guard let header, let asked = Self.specs(header) else { self = .whole; return }
        let found = asked.compactMap { $0.within(size) }.sorted { $0.lowerBound < $1.lowerBound }
        guard let first = found.first else {
            // A suffix of an empty representation is empty, which is all of it.
            self = size == 0 && asked.contains(where: \.isSuffix) ? .whole : .unsatisfiable
            return
        }
        var joined = first
        for next in found.dropFirst() {
            guard next.lowerBound <= joined.upperBound + Self.gap else { self = .whole; return }
            joined = joined.lowerBound..<max(joined.upperBound, next.upperBound)
        }
        self = .part(joined)
    }

    /// Fewer bytes than the header of a part would take.
    private static let gap = 80

    private enum Spec {
        case from(Int, through: Int?)
        case suffix(Int)

        var isSuffix: Bool { if case .suffix(let length) = self { length > 0 } else { false } }

        func within(_ size: Int) -> Range<Int>? {
            switch self {
            case .from(let first, let last):
                guard first < size else { return nil }
                return first..<min(last ?? (size - 1), size - 1) + 1
            case .suffix(let length):
                guard length > 0, size > 0 else { return nil }
                return max(0, size - length)..<size
            }
        }
    }

    /// Nil for another unit and for anything malformed: the header is ignored then.
    private static func specs(_ header: String) -> [Spec]? {
        guard header.utf8.count <= 512, let equals = header.firstIndex(of: "="), header[..<equals].lowercased() == "bytes" else {
            return nil
        }
        var specs: [Spec] = []
        for element in header[header.index(after: equals)...].split(separator: ",") {
            let text = element.trimmingWhitespace()
            if text.isEmpty { continue }
            guard specs.count < 16, let spec = spec(text) else { return nil }
            specs.append(spec)
        }
        return specs.isEmpty ? nil : specs
    }

    private static func spec(_ text: Substring) -> Spec? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        if parts[0].isEmpty { return number(parts[1]).map(Spec.suffix) }
        guard let first = number(parts[0]) else { return nil }
        if parts[1].isEmpty { return .from(first, through: nil) }
        guard let last = number(parts[1]), first <= last else { return nil }
        return .from(first, through: last)
    }

    /// Digits only; every number above 2⁶² is beyond the end of any file.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(Int(text) ?? Int.max, 1 << 62)
    }
}

extension Substring {
    func trimmingWhitespace() -> Substring {
        var rest = self
        while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}
