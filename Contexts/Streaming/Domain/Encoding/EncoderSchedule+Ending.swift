extension EncoderSchedule {
    mutating func answer(_ id: Int, _ answer: Answer) {
        guard let waiter = waiters.removeValue(forKey: id) else { return }
        commands.append(.answer(request: id, answer))
        // The viewer is busy with the answer now, and asks for the next segment afterwards.
        if let run = waiter.run, runs[run]?.asked[waiter.request.viewer] != nil { runs[run]?.asked[waiter.request.viewer]?.at = now }
    }

    mutating func answer(_ answer: Answer, where isMeant: (Request) -> Bool) {
        for id in waiters.keys.sorted() where waiters[id].map({ isMeant($0.request) }) ?? false { self.answer(id, answer) }
    }

    /// Ends a run that is not needed.
    mutating func end(_ run: Int, answering answer: Answer) {
        for id in waiting(for: run).map(\.request.id).sorted() { self.answer(id, answer) }
        runs[run]?.end = .wanted
        commands.append(.stop(run: run))
    }

    /// An encoder that failed is replaced once, from the first segment that it did not make. One that has made a segment since then counts as new.
    mutating func finish(_ run: Int, _ error: EncodingError?) {
        guard let old = runs.removeValue(forKey: run) else { return }
        let requests = waiting(for: run).map(\.request.id).sorted()
        var failure = old.failure(endingWith: error)
        if failure == nil, old.end == nil, !requests.isEmpty { failure = .failed(reason: "The encoder ended too early.") }
        guard let failure, old.next < old.rendition.count else {
            for request in requests { answer(request, .ready) }
            return
        }
        guard failure != .notInstalled, !old.isReplacement || old.next > old.start else {
            blocked[old.rendition] = Block(until: now + limits.rest, error: failure)
            for request in requests { answer(request, .failed(failure)) }
            return
        }
        var replacement = Run(rendition: old.rendition, start: old.next, next: old.next, asked: old.asked, active: now)
        replacement.isReplacement = true
        start(replacement, for: requests)
    }

    mutating func enforceLimits() {
        for id in waiters.keys.sorted() {
            guard let waiter = waiters[id] else { continue }
            let waited = now - waiter.since
            if waiter.run == nil, waited >= limits.room { answer(id, .failed(.busy)) }
            if waiter.run != nil, waited >= limits.segment { answer(id, .failed(.late)) }
        }
        for run in runs.keys.sorted() where runs[run]?.end == nil {
            let requests = waiting(for: run).map(\.request)
            let viewers = Set(requests.map(\.viewer)), oldest = now - limits.abandoned
            let asked = (runs[run]?.asked ?? [:]).filter { $0.value.at > oldest || viewers.contains($0.key) }
            runs[run]?.asked = asked
            if requests.isEmpty, asked.isEmpty {
                end(run, answering: .ready)
            } else if let known = runs[run], !known.isPaused, now - known.active >= limits.silence {
                runs[run]?.end = .failed(.late)
                commands.append(.stop(run: run))
            }
        }
        blocked = blocked.filter { $0.value.until > now }
    }
}

extension EncoderSchedule {
    /// Why a run fails that ends with an error, or without one; nil if it was to end, or did not fail.
    public func failure(of run: Int, endingWith error: EncodingError?) -> EncodingError? { runs[run]?.failure(endingWith: error) }
}

extension EncoderSchedule.Run {
    fileprivate func failure(endingWith error: EncodingError?) -> EncodingError? {
        switch end {
        case .wanted: nil
        case .failed(let error): error
        case nil: error
        }
    }
}
