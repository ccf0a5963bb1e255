import AppDependencies
import Containers
import Files
import HTTPTypes
import LibraryDomain
import LiveServer
import StreamingDomain

extension Problem {
    /// The answer where a movie cannot be streamed; nil for an error that is not about that.
    init?(streaming error: any Error) {
        switch error {
        case let error as EncodingError: self.init(encoding: error)
        case let error as ContainerError: self.init(container: error)
        case let error as RootedPath.Failure: self.init(error)
        case is StreamChanged: self.init(.gone, "This file has changed. Open the movie again.")
        case LibraryError.fileNotFound: self = .notFound("There is no file with this id.")
        default: return nil
        }
    }

    private init(encoding error: EncodingError) {
        switch error {
        case .busy, .unreadable: self.init(.serviceUnavailable, error.description, headers: [.retryAfter: "5"])
        case .superseded: self.init(.serviceUnavailable, error.description, headers: [.retryAfter: "1"])
        case .late: self.init(.serviceUnavailable, error.description, headers: [.retryAfter: "2"])
        case .notInstalled: self.init(.notImplemented, error.description)
        case .failed: self.init(.badGateway, error.description)
        }
    }

    private init(container error: ContainerError) {
        switch error {
        case .io:
            self.init(.serviceUnavailable, "This file cannot be read at the moment. Is its disk connected?", headers: [.retryAfter: "5"])
        case .truncated: self.init(.gone, "This file has become shorter. Open the movie again.")
        case .unsupported(let reason): self = .notFound("This movie can’t be played this way: \(reason).")
        case .malformed, .notRecognised, .tooLarge:
            self.init(.unprocessableContent, "This part of the movie cannot be read. Its file may be damaged.")
        }
    }
}
