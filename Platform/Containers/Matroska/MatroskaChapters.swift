enum MatroskaChapters {
    /// The chapters of the default edition, or else of the first one, without hidden and nested chapters.
    static func list(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) -> [Chapter] {
        var chosen: [Chapter] = []
        var editions = EBMLChildren(body, reader)
        while let (id, edition) = try editions.next() {
            guard id == 0x45B9 else { continue }
            let (chapters, isDefault, isHidden) = try self.edition(edition, reader)
            if isHidden || chapters.isEmpty { continue }
            if chosen.isEmpty || isDefault { chosen = chapters }
            if isDefault { break }
        }
        return chosen
    }

    private static func edition(_ body: Bytes, _ reader: SourceReader) throws(ContainerError)
        -> (chapters: [Chapter], isDefault: Bool, isHidden: Bool)
    {
        var chapters: [Chapter] = []
        var isDefault = false
        var isHidden = false
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            switch id {
            case 0x45DB: isDefault = try value.unsigned() != 0
            case 0x45BD: isHidden = try value.unsigned() != 0
            case 0xB6:
                guard chapters.count < reader.limits.listCount else { throw .tooLarge("the number of its chapters") }
                if let chapter = try atom(value, reader) { chapters.append(chapter) }
            default: break
            }
        }
        return (chapters, isDefault, isHidden)
    }

    private static func atom(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) -> Chapter? {
        var start: UInt64?
        var end: UInt64?
        var title: String?
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            switch id {
            case 0x91: start = try value.unsigned()
            case 0x92: end = try value.unsigned()
            case 0x98: if try value.unsigned() != 0 { return nil }
            case 0x4598: if try value.unsigned() == 0 { return nil }
            case 0x80:
                var display = EBMLChildren(value, reader)
                while let (field, text) = try display.next() {
                    guard title == nil else { continue }
                    if field == 0x85 { title = text.text(limit: reader.limits.stringBytes) }
                }
            default: break
            }
        }
        guard let start else { return nil }
        let last = end.flatMap { $0 > start ? Double($0) / 1e9 : nil }
        return Chapter(start: Double(start) / 1e9, end: last, title: title?.isEmpty == true ? nil : title)
    }
}
