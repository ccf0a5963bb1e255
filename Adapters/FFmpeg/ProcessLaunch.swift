import Foundation
import Subprocess
import SystemPackage

/// The way every program is started: with limits, without our environment, in a session of its own.
struct ProcessLaunch: Sendable {
    typealias Running = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    /// Bytes that are kept of the end of standard error.
    static let tail = 2_000

    let program: String
    let limits: ProcessLimits

    /// util-linux's prlimit sets RLIMIT_AS and other limits and then executes the program, because the library has no hook
    /// between fork and exec. Without it, the time and output limits still apply.
    private static let limiter = tool("/usr/bin/prlimit")
    private static let nice = tool("/usr/bin/nice")
    private static let ionice = tool("/usr/bin/ionice")

    /// A child that exits before it has read its input must not terminate this process.
    private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Starts the program and lets `body` talk to it. The process has ended when the call returns.
    ///
    /// - Parameter ending: the signals before SIGKILL, if the task is cancelled or `body` throws.
    func run<Value: Sendable>(
        _ arguments: [String], ending: [TeardownStep] = [], body: (Running) async throws -> Value
    ) async throws(FFmpegError) -> (value: Value, succeeded: Bool) {
        _ = Self.ignoresBrokenPipes
        guard FileManager.default.isExecutableFile(atPath: program) else { throw .notInstalled }
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = ending
        let words = command + arguments
        do {
            let result = try await Subprocess.run(
                .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())),
                // The environment is not inherited: FFREPORT, proxies and similar variables must not affect the process.
                // Threads share areas of memory, each of which reserves 64 MiB of the address space that is limited.
                environment: .custom([
                    "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "AV_LOG_FORCE_NOCOLOR": "1", "MALLOC_ARENA_MAX": "4",
                ]),
                workingDirectory: "/", platformOptions: options,
                input: .inputWriter, output: .sequence, error: .sequence, body: body)
            try Task.checkCancellation()
            return (result.closureResult, result.terminationStatus.isSuccess)
        } catch let error as FFmpegError {
            throw Task.isCancelled ? .cancelled : error
        } catch let error as SubprocessError where error.code == .executableNotFound || error.code == .spawnFailed {
            throw .notInstalled
        } catch {
            throw Task.isCancelled || error is CancellationError ? .cancelled : .failed(reason: String(describing: error))
        }
    }

    /// Each of the tools executes the next one, so that there is one process all the time.
    private var command: [String] {
        var words: [String] = []
        if let limiter = Self.limiter {
            words += [limiter, "--as=\(limits.memory)", "--fsize=\(limits.file)", "--core=0", "--"]
        }
        if limits.priority != .normal, let nice = Self.nice { words += [nice, "-n", String(limits.priority.niceness)] }
        if limits.priority == .idle, let ionice = Self.ionice { words += [ionice, "-t", "-c", "3"] }
        return words + [program]
    }

    private static func tool(_ path: String) -> String? { FileManager.default.isExecutableFile(atPath: path) ? path : nil }

    /// Reads standard error to its end and keeps the last bytes.
    static func lastWords(of running: Running) async throws -> String {
        var tail: [UInt8] = []
        for try await buffer in running.standardError {
            buffer.withUnsafeBytes { tail.append(contentsOf: $0.suffix(Self.tail)) }
            if tail.count > Self.tail { tail.removeFirst(tail.count - Self.tail) }
        }
        return String(decoding: tail, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
