import Foundation

extension FFmpeg {
    /// Reads the streams, chapters and duration of a file with ffprobe (about 0.1 s for each file).
    public func probe(_ path: String) async throws(FFmpegError) -> ProbedMedia {
        let file = try readable(path)
        let json = try await probe(.probe(file))
        do {
            return ProbedMedia(try JSONDecoder().decode(ProbeDocument.self, from: Data(json)))
        } catch {
            throw .failed(reason: "ffprobe’s answer could not be understood.")
        }
    }

    func readable(_ path: String) throws(FFmpegError) -> MediaPath {
        let file = try MediaPath(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
            FileManager.default.isReadableFile(atPath: path)
        else { throw .cannotRead(path) }
        return file
    }
}

extension [Argument] {
    static func probe(_ file: MediaPath) -> [Argument] {
        inputRestrictions + [
            .option("-print_format", "json=compact=1"), .word("-show_data"),
            .option(
                "-show_entries",
                """
                format=format_name,duration,size,bit_rate:format_tags=title:\
                stream=index,codec_type,codec_name,profile,level,width,height,avg_frame_rate,channels,sample_rate,bit_rate,pix_fmt,\
                sample_aspect_ratio,color_transfer,extradata:stream_side_data=rotation,dv_profile:\
                stream_tags=language,title:stream_disposition=default,forced,comment,attached_pic,hearing_impaired,visual_impaired:\
                chapter=start_time,end_time:chapter_tags=title
                """),
            .input(file),
        ]
    }
}
