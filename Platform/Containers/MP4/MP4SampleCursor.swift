/// A sample of an MP4 track. Times in track ticks, without edit lists.
struct MP4Sample {
    var decodeTime: Int64
    var compositionTime: Int64
    var duration: Int64
    var position: Int64
    var size: Int64
}

/// Walks the sample tables forwards. Each table is traversed once, however many samples are requested.
struct MP4SampleCursor {
    private let tables: MP4SampleTable
    private var timeEntry = 0, timeFirst = 0, timeStart: Int64 = 0
    private var offsetEntry = 0, offsetFirst = 0
    private var chunkEntry = 0, chunkEntryFirst = 0
    private var chunk = -1, chunkSample = 0, chunkPosition: Int64 = 0

    init(_ tables: MP4SampleTable) { self.tables = tables }

    /// The sample with this number (from 0), not lower than the previous one; nil past the last.
    mutating func sample(_ number: Int) throws(ContainerError) -> MP4Sample? {
        guard number < tables.sampleCount, let time = try times(number), let position = try position(of: number) else {
            return nil
        }
        return MP4Sample(
            decodeTime: time.decode, compositionTime: time.composition, duration: time.duration, position: position,
            size: try tables.size(of: number))
    }

    /// The times of a sample, in track ticks.
    mutating func times(_ number: Int) throws(ContainerError) -> (decode: Int64, composition: Int64, duration: Int64)? {
        guard let time = try time(of: number) else { return nil }
        return (time.start, try Checked.sum(time.start, try offset(of: number)), time.duration)
    }

    private mutating func time(of number: Int) throws(ContainerError) -> (start: Int64, duration: Int64)? {
        while timeEntry < tables.times.count {
            let run = Int(try tables.times.bytes.u32(timeEntry * 8))
            let duration = Int64(try tables.times.bytes.u32(timeEntry * 8 + 4))
            if number - timeFirst < run {
                return (try Checked.sum(timeStart, try Checked.product(Int64(number - timeFirst), duration)), duration)
            }
            timeStart = try Checked.sum(timeStart, try Checked.product(Int64(run), duration))
            timeFirst += run
            timeEntry += 1
        }
        return nil
    }

    /// Composition offset. Version 0 is unsigned in the standard, but QuickTime files contain negative values.
    private mutating func offset(of number: Int) throws(ContainerError) -> Int64 {
        while offsetEntry < tables.offsets.count {
            let run = Int(try tables.offsets.bytes.u32(offsetEntry * 8))
            if number - offsetFirst < run { return Int64(try tables.offsets.bytes.i32(offsetEntry * 8 + 4)) }
            offsetFirst += run
            offsetEntry += 1
        }
        return 0
    }

    private mutating func position(of number: Int) throws(ContainerError) -> Int64? {
        while chunkEntry < tables.chunks.count {
            let first = Int(try tables.chunks.bytes.u32(chunkEntry * 12)) - 1
            let perChunk = Int(try tables.chunks.bytes.u32(chunkEntry * 12 + 4))
            let next =
                chunkEntry + 1 < tables.chunks.count ? Int(try tables.chunks.bytes.u32(chunkEntry * 12 + 12)) - 1 : tables.positions.count
            guard first >= 0, next >= first, perChunk > 0 || next == first else {
                throw .malformed("its table of chunks (stsc) contradicts itself")
            }
            // 2³² chunks of 2³² samples still fit an Int.
            let (samples, overflow) = (min(next, tables.positions.count) - min(first, tables.positions.count)).multipliedReportingOverflow(
                by: perChunk)
            guard !overflow else { throw .malformed("its table of chunks (stsc) contradicts itself") }
            if number - chunkEntryFirst < samples {
                let place = number - chunkEntryFirst
                return try position(of: number, chunk: first + place / perChunk, first: number - place % perChunk)
            }
            let (total, tooMany) = chunkEntryFirst.addingReportingOverflow(samples)
            guard !tooMany else { throw .malformed("its table of chunks (stsc) contradicts itself") }
            chunkEntryFirst = total
            chunkEntry += 1
        }
        return nil
    }

    private mutating func position(of number: Int, chunk wanted: Int, first: Int) throws(ContainerError) -> Int64 {
        if chunk != wanted {
            chunk = wanted
            chunkSample = first
            chunkPosition = try tables.position(ofChunk: wanted)
        }
        if tables.sizeBits == 0 {
            return try Checked.sum(chunkPosition, try Checked.product(Int64(number - chunkSample), tables.commonSize))
        }
        while chunkSample < number {
            chunkPosition = try Checked.sum(chunkPosition, try tables.size(of: chunkSample))
            chunkSample += 1
        }
        return chunkPosition
    }
}
