import Glibc
import Logging
import ServiceLifecycle
import StreamingDomain
import StreamingInfrastructure

/// Empties caches while the machine, or the container, has little memory left.
struct MemoryWatching: Service, CustomStringConvertible {
    let caches: [CleanableCache]
    let logger: Logger
    let description = "memory watching"

    func run() async throws {
        await cancelWhenGracefulShutdown { await MemoryCare(caches) { report($0) }.run() }
    }

    private func report(_ event: MemoryCare.Event) {
        if case .cleaned(let report) = event, report.bytesFreed > 0 { Self.giveBack() }
        guard let line = event.line else { return }
        logger.log(level: line.level, "\(line.words)")
    }

    /// Glibc keeps what was freed for itself. Its module does not export `malloc_trim`.
    private static func giveBack() {
        typealias Trim = @convention(c) (Int) -> CInt
        guard let trim = dlsym(nil, "malloc_trim").map({ unsafeBitCast($0, to: Trim.self) }) else { return }
        _ = trim(0)
    }
}

extension MemoryCare.Event {
    /// What a log says; nil for what is not worth a line.
    var line: (level: Logger.Level, words: String)? {
        switch self {
        case .unknown: (.debug, "The system does not say how much memory is available, so no cache is emptied when it is scarce.")
        case .pressure(.normal, let state, _): (.notice, "Enough memory is available again: \(Self.size(state.availableBytes)).")
        case .pressure(.warning, let state, let caches): (.notice, "Memory is scarce: \(Self.words(state, caches))")
        case .pressure(.critical, let state, let caches): (.warning, "Memory is almost used up: \(Self.words(state, caches))")
        case .cleaned(let report):
            if let failure = report.failures.first {
                (.warning, "A cache could not be emptied: \(failure.name): \(failure.error ?? "")")
            } else {
                (
                    report.itemsRemoved > 0 ? .notice : .debug,
                    "Caches were emptied: "
                        + report.results.map { "\($0.name) (\($0.itemsRemoved), \(Self.size($0.bytesFreed)))" }.joined(separator: ", ")
                )
            }
        }
    }

    private static func words(_ state: MemoryState, _ caches: UInt64) -> String {
        "\(size(state.availableBytes)) of \(size(state.totalBytes)) are available, and \(size(caches)) of caches can be freed."
    }

    private static func size(_ bytes: UInt64) -> String { "\(bytes >> 20) MB" }
}
