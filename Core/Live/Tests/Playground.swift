import CoreDomain
import Flow
import HTML
import Live

/// A small but nasty live feature: nested regions, lists that change in every way, regions that move, and text of every sort.
struct Playground: LiveFeature {
    struct State: Equatable, Sendable {
        var page = "home"
        var query = ""
        var title = "Playground"
        var theme: String?
        var items: [Item] = []
        var others: [Item] = []
        var count = 0
        var isGrouped = false
        var hasBanner = false
        var isLoading = false
    }

    struct Item: Equatable, Sendable {
        let id: Int
        var text: String
        var stars = 0
    }

    enum Intent: BrowserIntent {
        case count
        case say(text: String)
        case star(id: Int)
        case show(page: String)
        case search(query: String)
        case slowly

        var access: Permission { .watch }
    }

    enum Action: Sendable {
        case intent(Intent)
        case opened(Location)
        case joined(theme: String?)
        case set(State)
        case loaded
    }

    /// What slow work waits for.
    var work: @Sendable () async -> Void = {}

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let location):
            state.page = location.path.first ?? "home"
            state.query = location["q"] ?? ""
            if state.page == "slow" { return load(&state) }
        case .joined(let theme): state.theme = theme
        case .set(let new): state = new
        case .loaded: state.isLoading = false
        case .intent(.count): state.count += 1
        case .intent(.say(let text)): state.title = text
        case .intent(.star(let id)):
            for index in state.items.indices where state.items[index].id == id { state.items[index].stars += 1 }
        case .intent(.show(let page)): state.page = page
        case .intent(.search(let query)): state.query = query
        case .intent(.slowly): return load(&state)
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.isLoading = true
        return .run { [work] send in
            await work()
            await send(.loaded)
        }
    }

    func opening(_ location: Location) -> Action { .opened(location) }
    func joining(_ arrival: State) -> Action? { arrival.theme.map { .joined(theme: $0) } }
    func action(for intent: WireIntent, screen: String, in state: State) -> Action? {
        guard screen.isEmpty || screen == "playground" else { return nil }
        return Intent(intent).map(Action.intent)
    }
    func location(of state: State) -> Location {
        Location(path: state.page == "home" ? [] : [state.page], query: state.query.isEmpty ? [] : [Location.Item("q", state.query)])
    }
    func head(of state: State) -> DocumentHead {
        var head = DocumentHead(title: state.title)
        head.theme = state.theme
        head.assets = "v1"
        return head
    }
    func isSettled(_ state: State) -> Bool { !state.isLoading }
    func status(of state: State) -> Int { Int(state.page) ?? (state.page == "nowhere" ? 404 : state.page == "old" ? 308 : 200) }
    func view(_ state: State) -> PlaygroundView { PlaygroundView(state: state) }
}

struct PlaygroundView: HTML {
    let state: Playground.State

    var body: some HTML {
        header(.region("top"), .screen("playground")) {
            h1 { state.title }
            span(.region("count")) { state.count }
            button(.intent(Playground.Intent.count)) { "Count" }
            button(.intent(Playground.Intent.slowly)) { "Slowly" }
            a(.href("/away?q=x")) { "Away" }
        }
        if state.hasBanner { p(.region("banner")) { state.title } }
        section(.region("lists"), .when(state.isGrouped, .class("grouped"))) {
            if state.isGrouped { h2 { "Group" } }
            ul(.regionList("items"), .data("theme", state.theme ?? "")) {
                ForEach(state.items) { item in PlaygroundRow(item: item) }
            }
            ol(.regionList("others")) {
                ForEach(state.others) { item in PlaygroundRow(item: item) }
            }
        }
        IntentForm(Playground.Intent.say(text: "")) {
            input(.name("text"), .value(state.query))
            button { "Say" }
        }
        if state.isLoading { p { "Loading" } } else { p { "Ready" } }
    }
}

struct PlaygroundRow: HTML {
    let item: Playground.Item
    var body: some HTML {
        li(.region("item-\(item.id)"), .title(item.text)) {
            span { item.text }
            if item.stars > 0 { em(.region("stars-\(item.id)")) { item.stars } }
        }
    }
}

extension LiveLimits {
    /// Waits for work that is going to end, however busy the machine is.
    static var patient: LiveLimits {
        var limits = LiveLimits()
        limits.firstPaint = .seconds(60)
        limits.grace = .seconds(60)
        limits.post = .seconds(60)
        return limits
    }
}
