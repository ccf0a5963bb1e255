import ArgumentParser
import Hummingbird

/// The least that a server of this kind can be: the reference for the start and for open connections.
struct BareServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "bare")

    @Option var port: Int

    func run() async throws {
        let router = Router()
        router.get("/healthz") { _, _ in "ready" }
        try await Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: port))).runService()
    }
}
