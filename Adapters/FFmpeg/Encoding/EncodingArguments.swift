import StreamingDomain

extension [Argument] {
    static func encode(_ job: EncodingJob, _ file: MediaPath, _ choice: EncoderChoice) -> [Argument] {
        let times = EncodingTimes(job)
        switch job.output {
        case .video(let video):
            return choice.device + reading(file, times, drawsSubtitles: video.burnsIn != nil) + pictures(video, times, choice)
        case .audio(let audio):
            return reading(file, times, drawsSubtitles: false) + sound(audio, times)
        }
    }

    private static func reading(_ file: MediaPath, _ times: EncodingTimes, drawsSubtitles: Bool) -> [Argument] {
        var words = inputRestrictions
        if drawsSubtitles {
            // The size of the area that subtitles are drawn for is in their first packet only, which may come late.
            words += [.option("-analyzeduration", 120_000_000), .option("-probesize", 60_000_000)]
        }
        if times.hasFileTimes {
            words += [.option("-seek_timestamp", 1), .times("-ss", [times.seek])]
        } else if times.seek > 0 {
            words += [.times("-ss", [times.seek])]
        } else {
            // Otherwise ffmpeg counts from the first time of what it encodes, so that pictures and sound have different clocks.
            words.append(.times("-itsoffset", [1]))
        }
        return words + [.word("-noautorotate"), .input(file)]
    }

    /// The encoded pictures on standard output, a fragment for each keyframe.
    static func pictures(_ video: EncodingJob.Video, _ times: EncodingTimes, _ choice: EncoderChoice) -> [Argument] {
        let graph = FilterGraph.pictures(video, preroll: times.preroll, choice)
        let source: [Argument] =
            if let subtitle = video.burnsIn {
                [.graph("-filter_complex", .drawing(subtitle, on: graph, video, choice)), .option("-map", "[v]")]
            } else {
                [.option("-map", "0:V:0"), .graph("-vf", "\(graph),\(choice.pixels)")]
            }
        var words = source + beginning(times)
        // Pictures keep their times in the clock of MPEG; of two at the same time, the first is dropped.
        words += [.option("-fps_mode", "vfr"), .option("-enc_time_base", "1:90000"), .option("-video_track_timescale", 90_000)]
        words += encoder(video.rung, choice.encoder)
        // No keyframes but ours.
        words += [.option("-g", 1_000_000), .option("-flags", "+cgop")]
        if !times.keyframes.isEmpty { words.append(.times("-force_key_frames", times.keyframes)) }
        // An edit list is not written, but makes the clock start at the time of the first picture rather than 0.
        return words + ending + [
            .option("-use_editlist", 1), .graph("-movflags", "frag_keyframe+\(fragments)+negative_cts_offsets+frag_discont"),
            .word("pipe:1"),
        ]
    }

    private static func sound(_ audio: EncodingJob.Audio, _ times: EncodingTimes) -> [Argument] {
        let length = Double(times.least) / 1e6 + Double(times.preroll)
        return [
            .stream("-map", "a", audio.index),
            // Silence where sound is missing, also at the start and the end: the caller counts frames.
            .graph("-af", "aresample=48000:async=1:first_pts=0,apad=whole_dur=\(length)"),
        ] + beginning(times) + [
            .option("-c:a", "aac"), .option("-b:a", 192_000), .option("-ac", 2), .option("-ar", 48_000),
        ] + ending + [.graph("-movflags", "\(fragments)"), .option("-frag_duration", 1_000_000), .word("pipe:1")]
    }

    /// Leaves out what was read before the first time that is wanted, which becomes 0.
    private static func beginning(_ times: EncodingTimes) -> [Argument] {
        (times.preroll > 0 ? [.option("-ss", times.preroll)] : []) + (times.length.map { [.times("-t", [$0])] } ?? [])
    }

    private static let fragments: StaticString = "empty_moov+default_base_moof+skip_trailer"

    private static var ending: [Argument] {
        [
            .word("-sn"), .word("-dn"), .option("-map_chapters", -1), .option("-map_metadata", -1),
            .option("-avoid_negative_ts", "disabled"), .option("-flush_packets", 1), .option("-f", "mp4"),
        ]
    }
}
