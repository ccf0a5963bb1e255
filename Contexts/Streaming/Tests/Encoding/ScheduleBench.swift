import StreamingDomain

/// Events and commands of a schedule, in words.
struct ScheduleBench {
    enum Step {
        /// A viewer asks for a segment of a movie; requests count from 1. One that is asked again has a number.
        case ask(String, String, Int?, RenditionID = .encodedVideo(.p720), near: Int = 0, isLost: Bool = false, again: Int? = nil)
        case served(String, String, Int, again: Int? = nil)
        case cancel(Int)
        case opened(Int)
        case made(Int, ClosedRange<Int>)
        case changed(Int)
        case release(Int)
        case ended(Int, EncodingError? = nil)
        /// Seconds, in one step.
        case wait(Double)
        case alive(Int)
    }

    static let count = 1_000

    var schedule: EncoderSchedule
    var now = Duration.zero
    private var asked = 0

    init(cores: Int) { schedule = EncoderSchedule(budget: EncoderBudget(cores: cores)) }

    static func rendition(_ movie: String, _ rendition: RenditionID) -> EncodedRendition {
        EncodedRendition(movie: movie, rendition: rendition, count: count)
    }

    mutating func perform(_ step: Step) -> [String] {
        switch step {
        case .ask(let viewer, let movie, let segment, let rendition, let near, let isLost, let again):
            let request = EncoderSchedule.Request(
                id: again ?? number(), rendition: Self.rendition(movie, rendition), segment: segment, near: near, viewer: viewer,
                isLost: isLost)
            return schedule.ask(request, at: now).map(Self.words)
        case .served(let viewer, let movie, let segment, let again):
            let rendition = Self.rendition(movie, .encodedVideo(.p720))
            return schedule.served(segment, of: rendition, to: viewer, request: again ?? number(), at: now).map(Self.words)
        case .cancel(let request): return schedule.cancel(request, at: now).map(Self.words)
        case .opened(let run): return schedule.opened(run, at: now).map(Self.words)
        case .made(let run, let segments):
            var words: [String] = []
            for segment in segments { words += schedule.made(segment, by: run, at: now).map(Self.words) }
            return schedule.delivered(run, at: now) ? words : words + ["pause \(run)"]
        case .changed(let run): return schedule.changed(by: run, at: now).map(Self.words)
        case .release(let run): return schedule.release(run, at: now).map(Self.words)
        case .ended(let run, let error): return schedule.ended(run, error, at: now).map(Self.words)
        case .wait(let seconds):
            now += .seconds(seconds)
            return schedule.tick(at: now).map(Self.words)
        case .alive(let run):
            return schedule.delivered(run, at: now) ? [] : ["pause \(run)"]
        }
    }

    private mutating func number() -> Int {
        asked += 1
        return asked
    }

    static func words(_ command: EncoderSchedule.Command) -> String {
        switch command {
        case .start(let run, let rendition, let segment): "start \(run) of \(rendition.movie) at \(segment)"
        case .stop(let run): "stop \(run)"
        case .resume(let run): "resume \(run)"
        case .answer(let request, .ready): "\(request) ready"
        case .answer(let request, .failed(.busy)): "\(request) busy"
        case .answer(let request, .failed(.late)): "\(request) late"
        case .answer(let request, .failed(.superseded)): "\(request) superseded"
        case .answer(let request, .failed(.notInstalled)): "\(request) not installed"
        case .answer(let request, .failed(.unreadable)): "\(request) unreadable"
        case .answer(let request, .failed(.failed(let reason))): "\(request) failed: \(reason)"
        }
    }
}
