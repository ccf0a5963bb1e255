import Glibc

/// The resource limits of this process (getrlimit(2)).
public struct ProcessLimits: Sendable, Equatable {
    /// Open files, including sockets.
    public var files: Int
    /// Bytes of address space; nil for no limit.
    public var memory: Int?
    /// Threads and processes of this account; nil for no limit.
    public var threads: Int?

    public init(files: Int, memory: Int? = nil, threads: Int? = nil) {
        self.files = files
        self.memory = memory
        self.threads = threads
    }

    /// Files for databases, watchers, pipes and movies that are sent, apart from connections.
    private static let reserved = 256
    private static let leastFiles = 512
    private static let leastMemory = 2 << 30
    private static let leastThreads = 64

    /// Connections that may be open at once: streaming a movie needs a second file, the movie itself.
    public var connections: Int { max(16, (files - Self.reserved) / 2) }

    /// One sentence for each limit that is too low, with the way to raise it.
    public var shortages: [String] {
        var shortages: [String] = []
        if files < Self.leastFiles {
            shortages.append(
                "Only \(files) files may be open at once; Popcorn needs \(Self.leastFiles). Raise the limit: ulimit -n 4096, or LimitNOFILE= in the unit."
            )
        }
        if let memory, memory < Self.leastMemory {
            shortages.append(
                "The address space is limited to \(memory >> 20) MB; Popcorn needs \(Self.leastMemory >> 20) MB, most of it never used. Remove the limit (ulimit -v unlimited), or limit resident memory instead (MemoryMax= in the unit)."
            )
        }
        if let threads, threads < Self.leastThreads {
            shortages.append(
                "This account may have only \(threads) threads; Popcorn needs \(Self.leastThreads). Raise the limit: ulimit -u 512, or TasksMax= in the unit."
            )
        }
        return shortages
    }

    /// Raises the soft limit of open files to the hard one, and reads all limits.
    public static func raised() -> ProcessLimits {
        var files = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        // More than a million would only enlarge tables.
        let wanted = min(files.rlim_max, 1 << 20)
        if files.rlim_cur < wanted {
            var raised = files
            raised.rlim_cur = wanted
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { files = raised }
        }
        return ProcessLimits(
            files: Int(clamping: files.rlim_cur), memory: limit(RLIMIT_AS), threads: limit(__rlimit_resource(rawValue: 6)))
    }

    private static func limit(_ resource: __rlimit_resource) -> Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0, limit.rlim_cur < UInt(Int.max) else { return nil }
        return Int(limit.rlim_cur)
    }
}
