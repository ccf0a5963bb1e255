import Subprocess

/// Runs one program and hands its standard output over while it is being written. The process never outlives the call, nor does any other
/// of its process group.
struct StreamedProcess: Sendable {
    private enum Part: Sendable {
        case output
        case lastWords(String)
        case inputClosed
    }

    let program: String
    let limits: ProcessLimits
    /// A process that writes nothing for so long, although somebody is reading, hangs.
    var stallSeconds = 30

    /// Asked to end, a process has one second; then it and its whole group are killed.
    private static let ending: [TeardownStep] = [.gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1))]
    /// A process that has closed its outputs ends by itself. `SIGCONT` does nothing to it.
    private static let parting = [TeardownStep.send(signal: .resume, allowedDurationToNextStep: .seconds(2))] + ending

    /// - Parameter deliver: takes the pieces in order, each at most 256 KiB. Nothing is read while it works, so that the process waits as soon
    ///   as its pipe is full. If it throws, the process is ended.
    /// - Throws: `.failed` if the process did not succeed, `.cancelled` if the task was cancelled or `deliver` threw, `.stalled` if it hung,
    ///   `.timedOut` after the time limit.
    func run(
        _ arguments: [String], deliver: @escaping @Sendable (_ bytes: [UInt8]) async throws -> Void
    ) async throws(FFmpegError) {
        let result = try await ProcessLaunch(program: program, limits: limits).run(arguments, ending: Self.ending) { execution in
            // The group lives at most as long as its first process is not reaped, which is after this closure: the number is still its own.
            defer { try? execution.send(signal: .kill, toProcessGroup: true) }
            do {
                let words = try await follow(execution, deliver)
                await execution.teardown(using: Self.parting)
                return words
            } catch {
                await execution.teardown(using: Self.ending)
                throw error
            }
        }
        guard result.succeeded else { throw .failed(reason: result.value) }
    }

    /// Returns the end of standard error when both outputs have ended.
    private func follow(
        _ execution: ProcessLaunch.Running, _ deliver: @escaping @Sendable ([UInt8]) async throws -> Void
    ) async throws -> String {
        let watch = StallWatch(limit: .seconds(stallSeconds))
        let (seconds, stallSeconds) = (limits.seconds, stallSeconds)
        return try await withThrowingTaskGroup(of: Part.self) { group in
            group.addTask {
                try? await execution.standardInputWriter.finish()
                return .inputClosed
            }
            group.addTask {
                for try await buffer in execution.standardOutput {
                    let bytes = buffer.withUnsafeBytes { [UInt8]($0) }
                    watch.pause()
                    do { try await deliver(bytes) } catch { throw FFmpegError.cancelled }
                    watch.resume()
                }
                return .output
            }
            group.addTask { .lastWords(try await ProcessLaunch.lastWords(of: execution)) }
            group.addTask {
                try await watch.run()
                throw FFmpegError.stalled(seconds: stallSeconds)
            }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                throw FFmpegError.timedOut(seconds: seconds)
            }
            var isOpen = true
            var lastWords: String?
            while isOpen || lastWords == nil, let part = try await group.next() {
                switch part {
                case .output: isOpen = false
                case .lastWords(let words): lastWords = words
                case .inputClosed: break
                }
            }
            group.cancelAll()
            // Reading that is cancelled looks like the end of the output.
            try Task.checkCancellation()
            return lastWords ?? ""
        }
    }
}
