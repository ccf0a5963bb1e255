extension EncoderSchedule {
    /// A viewer who asks for a segment is there: requests of the same rendition that do not go with it are answered at once, the older ones, or
    /// this one, if it was held up before it came here. Those for the initialisation segment go with any place.
    mutating func move(to request: Request) {
        guard let segment = request.segment else { return }
        let newer = waiting(request.viewer, for: request.rendition).filter { $0.request.id > request.id }.compactMap(\.request.segment)
        guard newer.allSatisfy({ abs($0 - segment) <= limits.reach }) else { return answer(request.id, .failed(.superseded)) }
        let run = run(for: request)
        for older in waiting(request.viewer, for: request.rendition) where older.request.id < request.id {
            if !isTogether(older, segment, run) { answer(older.request.id, .failed(.superseded)) }
        }
        if newer.isEmpty { leave(request.rendition, request.viewer, but: run) }
    }

    /// Whether the run of a newer request, or one that is started for it, also gives what somebody waits for.
    private func isTogether(_ older: Waiter, _ segment: Int, _ run: Int?) -> Bool {
        guard let wanted = older.request.segment else { return true }
        guard abs(wanted - segment) <= limits.reach else { return false }
        if let known = run.flatMap({ runs[$0] }) { return gives(known, wanted, older.request) }
        // The run that it waits for does not reach the newer one, and the new run begins after it.
        return older.run == nil || wanted >= segment
    }

    /// The viewer has got a segment: what it asked for earlier and elsewhere is answered.
    mutating func supersede(before request: Int, of viewer: String, _ rendition: EncodedRendition, at segment: Int) {
        for older in waiting(viewer, for: rendition) where older.request.id < request {
            if let wanted = older.request.segment, abs(wanted - segment) > limits.reach { answer(older.request.id, .failed(.superseded)) }
        }
    }

    /// A seek moves the run: one that only this viewer wanted ends, and what the viewer waits for comes from another.
    mutating func leave(_ rendition: EncodedRendition, _ viewer: String, but kept: Int?) {
        for run in runs.keys.sorted() where run != kept && runs[run]?.rendition == rendition && runs[run]?.end == nil {
            let waiting = waiting(for: run), own = waiting.filter { $0.request.viewer == viewer }
            let isShared = own.count < waiting.count || runs[run]?.asked.keys.contains { $0 != viewer } ?? false
            let leaving = own.filter { !isShared || $0.request.segment == nil }
            for waiter in leaving { waiters[waiter.request.id]?.run = nil }
            if leaving.count == own.count { runs[run]?.asked[viewer] = nil }
            if !isShared { end(run, answering: .ready) }
        }
    }
}
