import AppDependencies
import ArgumentParser
import CoreDomain
import CinemaServer
import Foundation
import LibraryDomain
import LiveServer
import Logging
import Observability
import ServiceLifecycle
import Settings

struct Serve: AccessDeclaring {
    static let access = Permission.operate
    static let configuration = CommandConfiguration(abstract: "Runs the server. Stop it with Control-C.")

    @OptionGroup var data: DataOptions

    @Option(help: "The address to listen on.")
    var host: String?

    @Option(help: "The port to listen on; 0 takes any free one.")
    var port: Int?

    @Option(help: ArgumentHelp("A folder to add at start, such as Movies=/srv/movies.", valueName: "name=path"))
    var library: [String] = []

    @Flag(help: "Allow other machines to connect, although there is no sign-in yet.")
    var allowAnyone = false

    @Flag(name: .customLong("log-json"), help: "Log lines as JSON, for a collector.")
    var logsJSON = false

    @Option(help: "The log level: debug, info, warning or error.")
    var logLevel: String?

    @Flag(help: "Show no built-in titles, and do not make the sample movies when no folder is configured.")
    var noSample = false

    func run() async throws {
        CrashReport.endAtOnce()
        // Less than five seconds, with a reserve for the end itself.
        let stop = StopSignals(graceMilliseconds: 4500)
        let settings = try await settings()
        LineLogHandler.bootstrap(level: settings.logLevel.level, style: settings.logsJSON ? .json : .text)
        let logger = Logger(label: "popcorn")
        switch BindPolicy.decide(host: settings.host, allowAnyone: settings.allowAnyone) {
        case .openToThisMachine: break
        case .openToAnyone(let warning): logger.warning("\(warning)")
        case .refused(let sentence): throw ValidationError(sentence)
        }
        let lock = try CinemaData(settings).lockForServer()
        defer { withExtendedLifetime(lock) {} }
        umask(0o077)
        // Without a token nobody is asked, and the start need not make a client.
        let connections = settings.tmdb.token == nil ? nil : ServiceConnections()
        do {
            let cinema = try await Cinema.open(settings, connections: connections, logger: logger)
            defer { cinema.close() }
            try await serve(cinema, settings, until: stop, logger)
        } catch {
            await connections?.shutdown()
            throw error
        }
        await connections?.shutdown()
    }

    private func serve(_ cinema: Cinema, _ settings: Settings, until stop: StopSignals, _ logger: Logger) async throws {
        for text in library { try await add(text, to: cinema) }
        var configuration = WebServer.Configuration(host: settings.host, port: settings.port)
        configuration.allowedHosts = settings.allowedHosts
        configuration.trustedProxies = try trustedProxies(settings)
        configuration.limits.connections = connections(configuration.limits.connections, logger)
        let server = CinemaServer(cinema: cinema)
        let services = server.services(configuration, authenticator: cinema.openAuthenticator, logger: logger) { port in
            Output.note("Popcorn is open: http://\(settings.host.contains(":") ? "[\(settings.host)]" : settings.host):\(port)")
        }
        let housekeeping = cinema.services(makesSample: !noSample)
        var group = ServiceGroupConfiguration(
            services: (services + housekeeping).map { .init(service: $0, successTerminationBehavior: .ignore) }, logger: logger)
        group.maximumGracefulShutdownDuration = .milliseconds(3500)
        try await run(ServiceGroup(configuration: group), until: stop, logger)
    }

    private func run(_ group: ServiceGroup, until stop: StopSignals, _ logger: Logger) async throws {
        stop.startedRunning()
        try await withThrowingTaskGroup { tasks in
            tasks.addTask {
                for await _ in stop.requests { await group.triggerGracefulShutdown() }
            }
            do { try await group.run() } catch {
                guard stop.isStopping else { throw error }
                logger.debug("Stopped with work under way", metadata: ["error": "\(error)"])
            }
            tasks.cancelAll()
        }
    }

    /// Reports limits that are too low, and returns the number of connections that they allow.
    private func connections(_ wanted: Int, _ logger: Logger) -> Int {
        let limits = ProcessLimits.raised()
        for shortage in limits.shortages { logger.warning("\(shortage)") }
        return min(wanted, limits.connections)
    }

    private func settings() async throws -> Settings {
        var flags = data.flags
        flags.host = host
        flags.port = port
        flags.allowAnyone = allowAnyone ? true : nil
        flags.logsJSON = logsJSON ? true : nil
        flags.logLevel = logLevel
        return try await Settings.load(flags)
    }

    private func trustedProxies(_ settings: Settings) throws -> [String] {
        if let unknown = ProxyPolicy.unknown(in: settings.trustedProxies).first {
            throw ValidationError(
                "The setting trusted.proxies takes addresses and blocks such as 10.0.0.0/8; “\(unknown.prefix(40))” is neither.")
        }
        return settings.trustedProxies
    }

    /// An existing folder is not changed, so that a unit file may name it at every start.
    private func add(_ text: String, to cinema: Cinema) async throws {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw ValidationError("--library takes a name and a path, such as Movies=/srv/movies, not “\(text)”.")
        }
        let path = URL(filePath: parts[1]).standardizedFileURL.path(percentEncoded: false)
        let known = try await cinema.files.folders()
        guard !known.contains(where: { $0.name == parts[0] }) else { return }
        _ = try await cinema.addFolder(Folder(name: parts[0], path: path, kind: FolderKind(guessedFrom: parts[0], path: path)))
    }
}

extension Settings.LogLevel {
    var level: Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .warning: .warning
        case .error: .error
        }
    }
}
