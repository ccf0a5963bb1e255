import Containers
import FFmpegAdapter
import Foundation
import LibraryDomain

extension MediaTools {
    /// The library's functions that ffmpeg provides. Without ffmpeg each of them throws that it is missing, and the scan continues.
    init(_ ffmpeg: FFmpeg?) {
        self.init(
            probe: { location in
                do {
                    return MediaFacts(try await Self.installed(ffmpeg).probe(try Self.path(location)))
                } catch let error as FFmpegMissing {
                    throw Unreadable("\(error)", kind: .unreadable)
                } catch let error as FFmpegError where error == .notInstalled {
                    throw Unreadable("\(error)", kind: .unreadable)
                }
            },
            frame: { location, moments, width, rotation in
                try await Self.installed(ffmpeg).frame(try Self.path(location), at: moments, width: width, rotation: rotation)
            },
            scale: { picture, width in
                EncodedPicture(bytes: try await Self.installed(ffmpeg).scaleImage(picture, width: width), mime: "image/jpeg")
            },
            palette: { picture in
                let facts = try await Self.installed(ffmpeg).facts(picture)
                return Palette(
                    colour: String(facts.average.hex.dropFirst()), theme: String(facts.accentOnDark.hex.dropFirst()),
                    miniature: facts.miniature.base64EncodedString())
            },
            imageHeader: { head throws(Unreadable) in
                do {
                    let header = try ImageLimits().admit(head)
                    return ImageHeader(mime: header.kind.mediaType, width: header.width, height: header.height)
                } catch FFmpegError.tooLarge(let reason) {
                    throw Unreadable("\(reason) It was not used.")
                } catch {
                    throw Unreadable("This is not a picture that Popcorn can show. JPEG, PNG, WebP, AVIF, BMP and GIF work.")
                }
            })
    }

    private static func installed(_ ffmpeg: FFmpeg?) throws -> FFmpeg {
        guard let ffmpeg else { throw FFmpegMissing() }
        return ffmpeg
    }

    private static func path(_ location: FileLocation) throws -> String {
        guard let relative = String(validating: location.path, as: UTF8.self) else {
            throw Unreadable("Its name is not valid UTF-8, so ffmpeg can’t read it.")
        }
        return location.root + "/" + relative
    }
}

struct FFmpegMissing: Error, CustomStringConvertible {
    var description: String { "ffmpeg is not installed. On Debian: apt-get install ffmpeg" }
}

extension MediaFacts {
    init(_ probed: ProbedMedia) {
        let pictures = probed.streams.filter { $0.kind == .video && !$0.isAttachedPicture }
        self.init(
            container: probed.formats.first ?? "unknown", duration: probed.duration, bitRate: probed.bitRate,
            video: pictures.map { stream in
                VideoTrack(
                    number: stream.index, codec: stream.codec, codecString: stream.codecString, width: stream.width ?? 0,
                    height: stream.height ?? 0, rotation: stream.rotation, frameRate: stream.framesPerSecond, range: stream.range,
                    hdr: stream.dolbyVisionProfile == nil ? nil : .dolbyVision)
            },
            audio: probed.streams.filter { $0.kind == .audio }.map { stream in
                AudioTrack(
                    number: stream.index, codec: stream.codec, codecString: stream.codecString, language: stream.languageTag,
                    name: stream.title, channels: stream.channels, sampleRate: stream.sampleRate, isDefault: stream.isDefault,
                    isCommentary: stream.isCommentary,
                    isDescriptive: stream.isVisualImpaired)
            },
            subtitles: probed.streams.filter { $0.kind == .subtitle }.map { stream in
                SubtitleTrack(
                    number: stream.index, codec: stream.codec, language: stream.languageTag, name: stream.title,
                    isDefault: stream.isDefault,
                    isForced: stream.isForced, isForHardOfHearing: stream.isHearingImpaired, isText: false)
            },
            chapters: probed.chapters.enumerated().map { index, chapter in
                Chapter(start: chapter.start, title: chapter.title ?? "Chapter \(index + 1)")
            })
    }
}

extension ProbedStream {
    /// BCP 47. A code that is in no table stays as it is.
    fileprivate var languageTag: String? { language.map { Language.tag($0) ?? $0 } }

    /// As in `VideoTrack.range`.
    fileprivate var range: String? {
        switch transfer {
        case "smpte2084": "PQ"
        case "arib-std-b67": "HLG"
        case nil, "unknown", "reserved": nil
        default: "SDR"
        }
    }
}
