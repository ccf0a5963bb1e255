import CoreDomain
import DiscoveryDomain
import HTTPTypes
import LibraryDomain
import LiveServer
import MoviesDomain
import PeopleDomain
import SearchDomain
import TVSeriesDomain
import ViewingDomain

/// Runs a handler's work with the errors of the contexts as problems (RFC 9457).
func answering<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
        return try await work()
    } catch MoviesError.notFound, TVSeriesError.notFound {
        throw Problem.notFound("There is no title with this id.")
    } catch PeopleError.notFound {
        throw Problem.notFound("There is nobody with this id.")
    } catch LibraryError.fileNotFound {
        throw Problem.notFound("There is no file with this id.")
    } catch MoviesError.unknownCursor, TVSeriesError.unknownCursor, PeopleError.unknownCursor, ViewingError.unknownCursor {
        throw Problem.badRequest("“after_id” is not an item of this list.")
    } catch MoviesError.unavailable, TVSeriesError.unavailable, ViewingError.unavailable, SearchError.unavailable,
        LibraryError.unavailable, PeopleError.unavailable
    {
        throw Problem(.serviceUnavailable, "The library did not answer. Try again in a moment.")
    } catch DiscoveryError.notFound {
        throw Problem.notFound(
            "There is no source for this list. It comes from The Movie Database; the settings say how to get a token for it.")
    } catch DiscoveryError.unauthorised {
        throw Problem(.serviceUnavailable, "The Movie Database doesn’t accept the token that Popcorn was started with. Check the token.")
    } catch DiscoveryError.unavailable {
        throw Problem(.serviceUnavailable, "The source of this list did not answer. Try again in a moment.")
    } catch LibraryError.unknownFolder(let name) {
        throw Problem.notFound("There is no folder named “\(name.prefix(64))”.")
    }
}

extension WebContext {
    func title(_ name: String) throws -> TitleID {
        guard let id = TitleID(try parameter(name)) else { throw Problem.notFound("There is no title with this id.") }
        return id
    }

    func person(_ name: String) throws -> PersonID {
        guard let id = PersonID(try parameter(name)) else { throw Problem.notFound("There is nobody with this id.") }
        return id
    }

    func file(_ name: String) throws -> FileID {
        guard let id = FileID(try parameter(name)) else { throw Problem.notFound("There is no file with this id.") }
        return id
    }
}

extension QueryReader {
    /// - Parameter cursor: the longest cursor of the list.
    mutating func page(cursor: Int = 80) throws(Problem) -> PageRequest {
        PageRequest(limit: try int("limit", in: PageRequest.limits, default: 50), after: try string("after_id", maxLength: cursor))
    }
}
