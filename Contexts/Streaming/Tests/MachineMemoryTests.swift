import Foundation
import StreamingDomain
import StreamingInfrastructure
import Testing

@Suite("How much memory the machine has left")
struct MachineMemoryTests {
    @Test(
        "What the kernel says about the machine",
        arguments: [
            ("MemTotal:       2048 kB\nMemFree:  3 kB\nMemAvailable:   1024 kB\n", MachineMemory(total: 2 << 20, available: 1 << 20)),
            ("MemAvailable: 0 kB\nMemTotal: 1 kB", MachineMemory(total: 1_024, available: 0)),
            ("MemTotal: 1 kB\nMemAvailable: 9 kB", MachineMemory(total: 1_024, available: 1_024)),
            ("MemTotal: 18446744073709551615 kB\nMemAvailable: 1 kB", MachineMemory(total: .max, available: 1_024)),
            ("MemTotal: 2048 kB\nMemFree: 1024 kB\n", nil), ("MemAvailable: 5 kB", nil), ("MemTotal: 0 kB\nMemAvailable: 0 kB", nil),
            ("MemTotal: x kB\nMemAvailable: -1 kB", nil), ("MemTotal 2048 kB\nMemAvailable 1024 kB", nil), ("", nil), ("\n:\n : :", nil),
        ] as [(String, MachineMemory?)])
    func machine(text: String, memory: MachineMemory?) { #expect(MachineMemory(meminfo: text) == memory) }

    @Test(
        "Of a control group with a limit, files that the system keeps while there is room count as available",
        arguments: [
            ("1000\n", "400\n", "", MachineMemory(total: 1_000, available: 600)),
            ("1000\n", "990\n", "anon 300\nactive_file 500\ninactive_file 190\nfile 700\n", MachineMemory(total: 1_000, available: 700)),
            ("1000", "300", "active_file 200\ninactive_file 200", MachineMemory(total: 1_000, available: 1_000)),
            ("1000", "1200", "", MachineMemory(total: 1_000, available: 0)),
            ("1000", "10", "active_file 18446744073709551615\ninactive_file 1", MachineMemory(total: 1_000, available: 1_000)),
            ("max\n", "400\n", "", nil), ("0", "0", "", nil), ("", "", "", nil), ("1000", "", "", nil), ("-5", "1", "", nil),
        ] as [(String, String, String, MachineMemory?)])
    func group(limit: String, used: String, details: String, memory: MachineMemory?) {
        #expect(MachineMemory(limit: limit, used: used, details: details) == memory)
    }

    @Test(
        "The groups of a process, its own first",
        arguments: [
            ("0::/\n", [""]), ("0::/system.slice/popcorn.service\n", ["/system.slice/popcorn.service", "/system.slice", ""]),
            ("4:memory:/a\n0::/b\n", ["/b", ""]), ("4:memory:/a\n", []), ("", []), ("0::", []), ("0::x", []), ("0::/../../other\n", [""]),
            ("0::/a/./b", [""]), ("0::/" + String(repeating: "a/", count: 40), [""]), ("0::/" + String(repeating: "a", count: 5_000), []),
        ] as [(String, [String])])
    func groups(text: String, groups: [String]) { #expect(MachineMemory.groups(in: text) == groups) }

    @Test("A reading has what is used besides")
    func state() {
        let state = MachineMemory(total: 1_000, available: 300).state(at: MemoryTests.date(5))
        #expect(state == MemoryState(availableBytes: 300, totalBytes: 1_000, usedBytes: 700, timestamp: MemoryTests.date(5)))
    }

    @Test("This machine says something, and no more is available than there is")
    func now() throws {
        let memory = try #require(MachineMemory.current())
        #expect(memory.total > 0 && memory.available <= memory.total)
    }
}
