import Caching
import Files
import StreamingDomain

extension MovieStreams {
    /// The caches that take memory. Those on a disk do not: the system gives up the memory of files by itself. They count where their folder is in
    /// memory (tmpfs), as it often is in a container.
    public var cleanableCaches: [CleanableCache] {
        let (movies, encoders, sheets) = (movies, encoders, sheets)
        return [
            CleanableCache {
                CacheCleaner(name: "Open movies", priority: .medium, estimatedBytes: movies.size)
            } clean: {
                movies.close()
            },
            CleanableCache {
                .image(estimatedBytes: await Self.memory(of: sheets))
            } clean: {
                await Self.clean(sheets)
            },
            CleanableCache {
                .video(estimatedBytes: encoders.store.size + (await Self.memory(of: encoders.store.cache)))
            } clean: {
                let (recent, kept) = (encoders.store.forgetMemory(), await Self.clean(encoders.store.cache))
                return (recent.bytes + kept.bytes, recent.items + kept.items)
            },
        ]
    }

    private static func memory(of cache: DiskCache) async -> UInt64 {
        MountTable.current().isMemory(cache.directory) ? UInt64(clamping: await cache.usage()) : 0
    }

    private static func clean(_ cache: DiskCache) async -> (bytes: UInt64, items: Int) {
        guard MountTable.current().isMemory(cache.directory) else { return (0, 0) }
        let gone = await cache.removeAll()
        return (UInt64(clamping: gone.bytes), gone.files)
    }
}
