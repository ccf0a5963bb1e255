public import DiscoveryDomain

extension TitleLists {
    /// What is stored of the list now and after each change, without repetitions. The first page is loaded in the background if it is not
    /// valid. All work ends with the consumer.
    public func updates(_ list: DiscoveryList) -> AsyncStream<DiscoveryUpdate> {
        let (updates, continuation) = AsyncStream<DiscoveryUpdate>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            await follow(list) { continuation.yield($0) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return updates
    }

    private func follow(_ list: DiscoveryList, _ show: (DiscoveryUpdate) -> Void) async {
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup { group in
            group.addTask {
                for await _ in repository.changes([list.changeKey]) { signal.yield() }
                signal.finish()
            }
            var last: DiscoveryUpdate?
            for await _ in signals {
                let update = await update(of: list)
                if update != last { show(update) }
                if last == nil, update.contents?.isStale ?? true {
                    group.addTask {
                        _ = try? await page(1, of: list)
                        // A failure changes nothing that is stored.
                        signal.yield()
                    }
                }
                last = update
            }
            group.cancelAll()
        }
    }

    private func update(of list: DiscoveryList) async -> DiscoveryUpdate {
        do throws(DiscoveryError) {
            let contents = try await repository.pages(of: list, upTo: DiscoveryPage.numbers.upperBound).contents(at: now())
            return DiscoveryUpdate(contents: contents, problem: contents?.isStale == false ? nil : failures.last(list))
        } catch {
            return DiscoveryUpdate(contents: nil, problem: error)
        }
    }
}
