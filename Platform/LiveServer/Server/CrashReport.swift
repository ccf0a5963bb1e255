import Foundation
import Glibc

/// The report of a crash.
public enum CrashReport {
    /// Ends a crashing process immediately. Swift's report would read the symbols of the whole program first: half a minute in which nothing is
    /// served and no supervisor may restart it. The reason of a trap is on standard error before that, and the kernel writes a core file where
    /// that is configured. `SWIFT_BACKTRACE`, if it is set, overrides this.
    public static func endAtOnce() {
        guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return }
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT] { signal(number, SIG_DFL) }
    }
}
