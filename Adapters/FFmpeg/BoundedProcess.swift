import Subprocess

/// Runs one program with a time, memory and output limit. The process never outlives the call.
struct BoundedProcess: Sendable {
    struct Output: Sendable, Equatable {
        let bytes: [UInt8]
        /// The end of standard error, at most 2,000 bytes.
        let lastWords: String
        let succeeded: Bool
    }

    private enum Part: Sendable {
        case output([UInt8])
        case lastWords(String)
        case inputWritten
        case deadline
    }

    let program: String
    let limits: ProcessLimits

    func run(_ arguments: [String], input: [UInt8]? = nil) async throws(FFmpegError) -> Output {
        let limits = limits
        let input = input ?? []
        let result = try await ProcessLaunch(program: program, limits: limits).run(arguments) { execution in
            try await withThrowingTaskGroup(of: Part.self) { group in
                group.addTask {
                    // A process that rejects its input says why on standard error.
                    if !input.isEmpty { _ = try? await execution.standardInputWriter.write(input) }
                    try? await execution.standardInputWriter.finish()
                    return .inputWritten
                }
                group.addTask {
                    var bytes: [UInt8] = []
                    for try await buffer in execution.standardOutput {
                        buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
                        if bytes.count > limits.output {
                            try? execution.send(signal: .kill)
                            throw FFmpegError.outputTooLarge(bytes: limits.output)
                        }
                    }
                    return .output(bytes)
                }
                group.addTask { .lastWords(try await ProcessLaunch.lastWords(of: execution)) }
                group.addTask {
                    do {
                        try await Task.sleep(for: .seconds(limits.seconds))
                    } catch {
                        return .deadline
                    }
                    try? execution.send(signal: .kill)
                    throw FFmpegError.timedOut(seconds: limits.seconds)
                }
                var output: [UInt8]?
                var lastWords: String?
                while output == nil || lastWords == nil, let part = try await group.next() {
                    switch part {
                    case .output(let bytes): output = bytes
                    case .lastWords(let words): lastWords = words
                    case .inputWritten, .deadline: break
                    }
                }
                group.cancelAll()
                return (bytes: output ?? [], lastWords: lastWords ?? "")
            }
        }
        return Output(bytes: result.value.bytes, lastWords: result.value.lastWords, succeeded: result.succeeded)
    }
}
