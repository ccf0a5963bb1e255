import StreamingDomain

extension EncodedSegments {
    /// - Parameter new: what has just been made: who waits for it gets it without a look into the cache.
    func carryOut(_ commands: [EncoderSchedule.Command], new: (key: SegmentKey, bytes: [UInt8])? = nil) {
        for command in commands {
            switch command {
            case .start(let run, let rendition, let segment): start(run, rendition, from: segment)
            case .stop(let run): stop(run)
            case .resume(let run): open(run)
            case .answer(let request, .ready):
                if let new, waiting[request]?.key == new.key { answer(request, .bytes(new.bytes)) } else { answer(request, .lookAgain) }
            case .answer(let request, .failed(let error)): answer(request, .failed(error))
            }
        }
        tickWhileBusy()
    }

    func answer(_ request: Int, _ outcome: Outcome) { waiting.removeValue(forKey: request)?.continuation.resume(returning: outcome) }

    // MARK: Runs

    private func start(_ run: Int, _ rendition: EncodedRendition, from segment: Int) {
        guard let plan = movies[rendition]?.run(of: rendition.rendition, from: segment) else {
            // Reported later: the schedule has not finished giving its commands.
            Task { self.ended(run, .failed(reason: "There is no such segment.")) }
            return
        }
        running[run] = Running(plan: plan, rendition: rendition)
        let assembly = RunAssembly(assemble(plan.assembly)), encode = encode
        running[run]?.task = Task {
            var failure: EncodingError?
            do {
                try await encode(plan.job) { bytes in try await self.take(try await assembly.append(bytes), of: run) }
                if plan.isLast { try await take(try await assembly.finish(), of: run) }
            } catch {
                let cause = await assembly.failure ?? error
                failure = cause as? EncodingError ?? .failed(reason: String(String(describing: cause).prefix(500)))
            }
            ended(run, failure)
        }
    }

    func stop(_ run: Int) {
        running[run]?.isStopped = true
        running[run]?.task?.cancel()
        open(run)
    }

    private func open(_ run: Int) {
        let gate = running[run]?.gate
        running[run]?.gate = nil
        gate?.resume()
    }

    private func ended(_ run: Int, _ error: EncodingError?) {
        if let failure = schedule.failure(of: run, endingWith: error), let job = running[run]?.plan.job { report(job, failure) }
        running[run] = nil
        carryOut(schedule.ended(run, error, at: elapsed()))
    }

    /// Takes what an encoder has delivered, and returns when it may deliver more.
    private func take(_ output: RunAssembly.Output, of run: Int) async throws {
        try checkRun(run)
        if let bytes = output.initSegment { try await open(run, with: bytes) }
        for (number, bytes) in output.segments { try await take(number, bytes, of: run) }
        guard !schedule.delivered(run, at: elapsed()) else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // The end may have come first.
                if Task.isCancelled || running[run]?.isStopped != false {
                    continuation.resume()
                } else {
                    running[run]?.gate = continuation
                }
            }
        } onCancel: {
            Task { await self.open(run) }
        }
        try checkRun(run)
    }

    private func open(_ run: Int, with bytes: [UInt8]) async throws {
        guard let rendition = running[run]?.rendition else { throw CancellationError() }
        let key = SegmentKey(rendition: rendition, segment: nil), known = await store.initSegment(of: rendition)
        if let known, known != bytes {
            await store.forget(rendition)
            carryOut(schedule.changed(by: run, at: elapsed()))
        }
        running[run]?.initSegment = bytes
        carryOut(schedule.opened(run, at: elapsed()), new: (key, bytes))
        if known != bytes { await store.keep(bytes, for: key) }
        try checkRun(run)
    }

    private func take(_ number: Int, _ bytes: [UInt8], of run: Int) async throws {
        guard let rendition = running[run]?.rendition, let plan = running[run]?.plan else { throw CancellationError() }
        guard (plan.assembly.first..<rendition.count).contains(number) else { throw EncodingError.failed(reason: "No segment \(number).") }
        let key = SegmentKey(rendition: rendition, segment: number)
        store.hold(bytes, for: key)
        counted.made += 1
        carryOut(schedule.made(number, by: run, at: elapsed()), new: (key, bytes))
        await store.keep(bytes, for: key)
        if await isDone(after: number, plan, rendition) { carryOut(schedule.release(run, at: elapsed())) }
        try checkRun(run)
    }

    /// Whether a run has made all it should, or the cache has what would follow.
    private func isDone(after number: Int, _ plan: EncodedRun, _ rendition: EncodedRendition) async -> Bool {
        let next = number + 1
        if next >= plan.limit { return !plan.isLast }
        return await store.contains(next..<min(next + 3, rendition.count), of: rendition)
    }

    private func checkRun(_ run: Int) throws {
        try Task.checkCancellation()
        if running[run]?.isStopped != false { throw CancellationError() }
    }

    // MARK: Time

    /// Looks at the limits once a second while there is something to look at.
    private func tickWhileBusy() {
        guard ticker == nil, !schedule.isIdle else { return }
        let clock = clock
        ticker = Task { [weak self] in
            while (try? await clock.sleep(for: .seconds(1))) != nil, await self?.tick() == true {}
        }
    }

    private func tick() -> Bool {
        carryOut(schedule.tick(at: elapsed()))
        let used = schedule.renditions
        movies = movies.filter { used.contains($0.key) }
        if schedule.isIdle { ticker = nil }
        return !schedule.isIdle
    }
}
