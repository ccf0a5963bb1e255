enum MatroskaAttachments {
    /// Reads names and positions, and skips the attached data.
    static func list(_ element: EBMLElement, _ reader: SourceReader) throws(ContainerError) -> [Attachment] {
        guard let end = element.end else { return [] }
        var attachments: [Attachment] = []
        var at = element.body
        while at < end {
            let file = try reader.element(at: at)
            guard let fileEnd = file.end, fileEnd <= end else { throw .malformed("its attachments are inconsistent") }
            if file.id == 0x61A7 {
                guard attachments.count < reader.limits.listCount else { throw .tooLarge("the number of its attachments") }
                if let attachment = try one(file.body, fileEnd, reader) { attachments.append(attachment) }
            }
            at = fileEnd
        }
        return attachments
    }

    private static func one(_ start: Int64, _ end: Int64, _ reader: SourceReader) throws(ContainerError) -> Attachment? {
        var attachment = Attachment(name: "", mimeType: "application/octet-stream", offset: 0, size: -1)
        var at = start
        while at < end {
            let field = try reader.element(at: at)
            guard let next = field.end, next <= end, let size = field.size else {
                throw .malformed("an attachment is inconsistent")
            }
            switch field.id {
            case 0x466E, 0x4660:
                let length = Int(min(size, Int64(reader.limits.stringBytes)))
                let text = try reader.bytes(at: field.body, count: length).text(limit: length)
                if field.id == 0x466E { attachment.name = text } else { attachment.mimeType = text }
            case 0x465C:
                attachment.offset = field.body
                attachment.size = size
            default: break
            }
            at = next
        }
        return attachment.size >= 0 ? attachment : nil
    }
}
