import AppDependencies
import ArgumentParser
import CoreDomain
import SettingsFeature

struct Doctor: AccessDeclaring {
    static let access = Permission.operate
    static let configuration = CommandConfiguration(
        abstract: "Checks the installation and says how to fix each problem.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
        let facts = try await data.withCinema { await $0.facts() }
        if json {
            try Output.json(facts.map { FactLine(name: $0.name, value: $0.value, advice: $0.advice) })
        } else {
            for fact in facts {
                Output.line("\(fact.advice == nil ? "✓" : "✗") \(fact.name): \(fact.value)")
                if let advice = fact.advice { Output.line("    \(advice)") }
            }
        }
        if facts.contains(where: { $0.advice != nil }) { throw ExitCode(1) }
    }
}

struct FactLine: Encodable {
    let name: String
    let value: String
    let advice: String?
}
