/// Walks through clusters of known or unknown size by the headers of their elements.
struct MatroskaClusters {
    /// The current cluster: its first byte and its time in ticks.
    struct Place {
        var cluster: Int64
        var time: Int64
    }

    let reader: SourceReader
    let end: Int64

    /// Calls `visit` for each block from a cluster on, until it returns false or the file ends. Top-level elements
    /// between clusters are passed to `note`. A truncated or damaged end, as in an incomplete download, ends the walk.
    /// - Returns: true if the walk reached the end of the file or damage.
    func walk(from start: Int64, note: (EBMLElement) -> Void = { _ in }, visit: (MatroskaBlock, Place) throws(ContainerError) -> Bool)
        throws(ContainerError) -> Bool
    {
        let lookAhead = reader.lookAhead
        defer { reader.lookAhead = lookAhead }
        reader.lookAhead = 256
        var at = start
        var place = Place(cluster: start, time: 0)
        while at < end {
            let element: EBMLElement
            do {
                element = try reader.element(at: at)
            } catch {
                if case .tooLarge = error { throw error }
                return true
            }
            if element.id == MatroskaID.cluster {
                place = Place(cluster: at, time: 0)
                at = element.body
                continue
            }
            guard let next = element.end, next <= end, let size = element.size else { return true }
            switch element.id {
            case MatroskaID.timecode:
                place.time = try Checked.signed(try reader.bytes(at: element.body, count: Int(min(size, 8))).unsigned())
            case MatroskaID.simpleBlock:
                let block = try block(element.body, size, isSimple: true)
                if try !visit(block, place) { return false }
            case MatroskaID.blockGroup:
                if let block = try group(element.body, next), try !visit(block, place) { return false }
            default: if MatroskaID.topLevel.contains(element.id) { note(element) }
            }
            at = next
        }
        return true
    }

    func block(_ body: Int64, _ size: Int64, isSimple: Bool) throws(ContainerError) -> MatroskaBlock {
        let head = try reader.bytes(at: body, count: Int(min(size, 12)))
        return try MatroskaBlock(head, position: body, size: size, isSimple: isSimple)
    }

    func group(_ body: Int64, _ end: Int64) throws(ContainerError) -> MatroskaBlock? {
        var at = body
        var found: MatroskaBlock?
        var duration: Int64?
        var hasReference = false
        while at < end {
            let element = try reader.element(at: at)
            guard let next = element.end, next <= end, let size = element.size else {
                throw .malformed("a block group at byte \(body) is inconsistent")
            }
            switch element.id {
            case MatroskaID.block: found = try block(element.body, size, isSimple: false)
            case MatroskaID.blockDuration:
                duration = try Checked.signed(try reader.bytes(at: element.body, count: Int(min(size, 8))).unsigned())
            case MatroskaID.referenceBlock: hasReference = true
            default: break
            }
            at = next
        }
        found?.duration = duration
        found?.isKeyframe = !hasReference
        return found
    }
}
