import Foundation
import Subprocess
import SystemPackage

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
        case lastWords([UInt8])
        case inputWritten
        case deadline
    }

    let program: String
    let limits: ProcessLimits

    /// util-linux's prlimit sets RLIMIT_AS and other limits and then executes the program, because the library has no hook
    /// between fork and exec. Without it, the time and output limits still apply.
    private static let limiter: String? =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit") ? "/usr/bin/prlimit" : nil

    /// A child that exits before it has read its input must not terminate this process.
    private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    func run(_ arguments: [String], input: [UInt8]? = nil) async throws(FFmpegError) -> Output {
        _ = Self.ignoresBrokenPipes
        guard FileManager.default.isExecutableFile(atPath: program) else { throw .notInstalled }
        do {
            return try await launch(arguments, input: input ?? [])
        } catch let error as FFmpegError {
            throw Task.isCancelled ? .cancelled : error
        } catch let error as SubprocessError where error.code == .executableNotFound || error.code == .spawnFailed {
            throw .notInstalled
        } catch {
            throw Task.isCancelled || error is CancellationError ? .cancelled : .failed(reason: String(describing: error))
        }
    }

    private func launch(_ arguments: [String], input: [UInt8]) async throws -> Output {
        var options = PlatformOptions()
        options.createSession = true
        let limits = limits
        let (executable, words) = command(arguments)
        let result = try await Subprocess.run(
            .path(FilePath(executable)), arguments: Arguments(words),
            // The environment is not inherited: FFREPORT, proxies and similar variables must not affect the process.
            environment: .custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "AV_LOG_FORCE_NOCOLOR": "1"]),
            workingDirectory: "/", platformOptions: options,
            input: .inputWriter, output: .sequence, error: .sequence
        ) { execution in
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
                group.addTask {
                    var tail: [UInt8] = []
                    for try await buffer in execution.standardError {
                        buffer.withUnsafeBytes { tail.append(contentsOf: $0.suffix(2_000)) }
                        if tail.count > 2_000 { tail.removeFirst(tail.count - 2_000) }
                    }
                    return .lastWords(tail)
                }
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
                var lastWords: [UInt8]?
                while output == nil || lastWords == nil, let part = try await group.next() {
                    switch part {
                    case .output(let bytes): output = bytes
                    case .lastWords(let bytes): lastWords = bytes
                    case .inputWritten, .deadline: break
                    }
                }
                group.cancelAll()
                return (output ?? [], lastWords ?? [])
            }
        }
        let (bytes, lastWords) = result.closureResult
        try Task.checkCancellation()
        return Output(bytes: bytes, lastWords: Self.text(lastWords), succeeded: result.terminationStatus.isSuccess)
    }

    private func command(_ arguments: [String]) -> (String, [String]) {
        guard let limiter = Self.limiter else { return (program, arguments) }
        return (limiter, ["--as=\(limits.memory)", "--fsize=\(limits.file)", "--core=0", "--", program] + arguments)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
