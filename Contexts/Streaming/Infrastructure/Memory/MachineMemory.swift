import Files
public import Foundation
public import StreamingDomain

/// How much memory this program may still take: of the machine, or of a control group that it belongs to, whichever is less.
public struct MachineMemory: Hashable, Sendable {
    /// Bytes.
    public var total: UInt64
    public var available: UInt64

    public init(total: UInt64, available: UInt64) {
        self.total = total
        self.available = min(available, total)
    }

    /// - Parameter meminfo: in the form of proc_meminfo(5): `MemAvailable:   23217600 kB`.
    public init?(meminfo: String) {
        let values = Self.values(meminfo) { $0.hasSuffix(":") ? String($0.dropLast()) : nil }
        guard let total = values["MemTotal"], let available = values["MemAvailable"], total > 0 else { return nil }
        self.init(total: Self.bytes(ofKibibytes: total), available: Self.bytes(ofKibibytes: available))
    }

    /// A control group (version 2) that has a limit.
    /// - Parameters:
    ///   - limit: `memory.max`: bytes, or `max`.
    ///   - used: `memory.current`: bytes, with those of files that the system keeps as long as there is room.
    ///   - details: `memory.stat`: `active_file 4096`.
    public init?(limit: String, used: String, details: String) {
        guard let limit = Self.number(limit), let used = Self.number(used), limit > 0 else { return nil }
        let values = Self.values(details) { String($0) }
        let (files, hasOverflow) = values["active_file", default: 0].addingReportingOverflow(values["inactive_file", default: 0])
        let needed = used - min(used, hasOverflow ? .max : files)
        self.init(total: limit, available: limit - min(limit, needed))
    }

    /// The control groups of a process (version 2), from its own to the outermost one.
    /// - Parameter text: in the form of `/proc/self/cgroup`: `0::/system.slice/popcorn.service`.
    public static func groups(in text: String) -> [String] {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }), line.utf8.count <= 4_096 else { return [] }
        let names = line.dropFirst(4).split(separator: "/")
        // A process may see groups above its own namespace; their folders are not there.
        guard !names.contains(".."), !names.contains("."), names.count <= 32 else { return [""] }
        return (0...names.count).reversed().map { names.prefix($0).map { "/\($0)" }.joined() }
    }

    public func state(at date: Date) -> MemoryState {
        MemoryState(availableBytes: available, totalBytes: total, usedBytes: total - available, timestamp: date)
    }

    private static func values(_ text: String, _ name: (Substring) -> String?) -> [String: UInt64] {
        text.split(separator: "\n").reduce(into: [:]) { values, line in
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count > 1, let name = name(words[0]), let value = UInt64(words[1]) else { return }
            values[name] = value
        }
    }

    private static func number(_ text: String) -> UInt64? { text.split(whereSeparator: \.isWhitespace).first.flatMap { UInt64($0) } }

    private static func bytes(ofKibibytes number: UInt64) -> UInt64 {
        let (bytes, hasOverflow) = number.multipliedReportingOverflow(by: 1_024)
        return hasOverflow ? .max : bytes
    }
}

extension MachineMemory {
    /// Now; nil if the system does not say it.
    public static func current() -> MachineMemory? {
        let groups = text("/proc/self/cgroup").map(groups) ?? []
        let limited = groups.compactMap { group -> MachineMemory? in
            let folder = "/sys/fs/cgroup\(group)"
            guard let limit = text("\(folder)/memory.max"), let used = text("\(folder)/memory.current") else { return nil }
            return MachineMemory(limit: limit, used: used, details: text("\(folder)/memory.stat") ?? "")
        }
        let machine = text("/proc/meminfo").flatMap(MachineMemory.init(meminfo:))
        return (limited + [machine].compactMap(\.self)).min { $0.available < $1.available }
    }

    private static func text(_ path: String) -> String? { SystemFile.bytes(path).map { String(decoding: $0, as: UTF8.self) } }
}
