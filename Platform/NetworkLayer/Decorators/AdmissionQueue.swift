/// Who may start, and when: at most `atOnce` requests run at the same time, and at most `starts` begin within any second. First come, first served.
struct AdmissionQueue: Sendable {
    let atOnce: Int
    let starts: Int
    private(set) var running = 0
    /// The last starts, at most `starts` of them; the oldest is at `oldest` once there are that many.
    private var moments: [Duration] = []
    private var oldest = 0
    private var waiting: Set<Int> = []
    /// Tickets in the order in which they began to wait, from `first` on. Abandoned ones stay until it is their turn.
    private var line: [Int] = []
    private var first = 0
    private var issued = 0

    init(atOnce: Int, starts: Int) {
        self.atOnce = max(1, atOnce)
        self.starts = max(1, starts)
    }

    var queued: Int { waiting.count }

    mutating func issue() -> Int {
        issued += 1
        return issued
    }

    /// The moment of the start, now or within the next second; nil if the ticket waits until another request ends.
    mutating func enter(_ ticket: Int, now: Duration) -> Duration? {
        guard running < atOnce else {
            waiting.insert(ticket)
            line.append(ticket)
            return nil
        }
        return start(now: now)
    }

    /// A request has ended. The ticket that starts in its place, if one waits.
    mutating func leave(now: Duration) -> (ticket: Int, start: Duration)? {
        running -= 1
        while first < line.count {
            let ticket = line[first]
            first += 1
            if waiting.remove(ticket) != nil {
                tidy()
                return (ticket, start(now: now))
            }
        }
        tidy()
        return nil
    }

    /// Whether the ticket was waiting.
    mutating func abandon(_ ticket: Int) -> Bool { waiting.remove(ticket) != nil }

    /// Forgets the tickets before `first`, seldom enough to cost nothing.
    private mutating func tidy() {
        guard first == line.count || first > 256 && first > line.count / 2 else { return }
        line.removeFirst(first)
        first = 0
    }

    private mutating func start(now: Duration) -> Duration {
        running += 1
        guard moments.count == starts else {
            let moment = max(now, moments.last ?? now)
            moments.append(moment)
            return moment
        }
        let moment = max(now, moments[oldest] + .seconds(1))
        moments[oldest] = moment
        oldest = (oldest + 1) % starts
        return moment
    }
}
