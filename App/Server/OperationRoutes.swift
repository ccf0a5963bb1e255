import AppDependencies
import Hummingbird
import LibraryDomain
import Live
import LiveServer
import Observability

/// Health and metrics, for the operator of the server.
struct OperationRoutes: Sendable {
    let cinema: Cinema
    let registry: Registry
    let population: @Sendable () async -> (waiting: Int, attached: Int, absent: Int)

    var routes: Routes {
        var routes = Routes()
        routes.get("/healthz", access: .anyone) { _, _ in
            let isReady = (try? await cinema.files.unavailableFolders()) != nil && !cinema.needsRestart
            return .json(Health(status: isReady ? "ready" : "unavailable"), status: isReady ? .ok : .serviceUnavailable)
        }
        routes.get("/metrics", access: .anyone) { _, _ in
            let sessions = await population()
            let lines = """
                # HELP popcorn_live_sessions Live sessions by stage.
                # TYPE popcorn_live_sessions gauge
                popcorn_live_sessions{stage="waiting"} \(sessions.waiting)
                popcorn_live_sessions{stage="attached"} \(sessions.attached)
                popcorn_live_sessions{stage="absent"} \(sessions.absent)

                """
            return .text(registry.prometheusText() + lines, type: Registry.prometheusContentType)
        }
        return routes
    }
}

struct Health: Encodable {
    let status: String
}
