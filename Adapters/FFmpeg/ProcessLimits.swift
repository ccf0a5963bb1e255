/// The limits of one run of ffmpeg or ffprobe; it is killed if it exceeds them.
public struct ProcessLimits: Sendable, Equatable {
    /// How much a run yields to everything else on the machine.
    public enum Priority: Sendable, Equatable {
        /// Like the server itself.
        case normal
        /// After the server: encoders, which would take all of the processor otherwise (nice 10).
        case low
        /// Only what nobody else wants, of the processor (nice 19) and of the disk (ionice, class idle).
        case idle

        var niceness: Int {
            switch self {
            case .normal: 0
            case .low: 10
            case .idle: 19
            }
        }
    }

    /// Wall-clock seconds, 1…86,400.
    public var seconds: Int
    /// Address space in bytes (RLIMIT_AS); at least 512 MiB, as the libraries alone need about 300 MiB.
    public var memory: Int
    /// Bytes accepted on standard output.
    public var output: Int
    /// The maximum size of a written file in bytes (RLIMIT_FSIZE).
    public var file: Int
    public var priority: Priority

    public init(
        seconds: Int = 20, memory: Int = 2 << 30, output: Int = 8 << 20, file: Int = 1 << 20, priority: Priority = .normal
    ) {
        self.seconds = min(max(seconds, 1), 86_400)
        self.memory = max(memory, 512 << 20)
        self.output = max(output, 1)
        self.file = max(file, 0)
        self.priority = priority
    }

    /// For making or converting whole movies.
    public static let encoding = ProcessLimits(seconds: 3600, memory: 6 << 30, output: 1 << 20, file: 64 << 30)

    /// For an encoder that streams to a viewer, as long as a day. It writes no files.
    static let streaming = ProcessLimits(seconds: 86_400, memory: 6 << 30, output: .max, priority: .low)
}
