public import StreamingDomain

extension FFmpeg {
    /// Encodes pictures or sound of a movie from `job.start` on and hands over what `StreamingDomain.Encode` describes. It does not count among the
    /// concurrent processes of pictures: whoever calls it has a budget for encoders.
    ///
    /// ffmpeg waits while `deliver` works. If that throws, or the task is cancelled, the call throws `.cancelled`; in every case the process has
    /// ended when it returns.
    public func encode(
        _ job: EncodingJob, with choice: EncoderChoice = .software,
        deliver: @escaping @Sendable (_ bytes: [UInt8]) async throws -> Void
    ) async throws(FFmpegError) {
        let file = try readable(job.path)
        let arguments: [Argument] = [.word("-nostdin")] + .preamble + .encode(job, file, choice)
        try await StreamedProcess(program: ffmpeg, limits: choice.limits).run(arguments.flatMap(\.words), deliver: deliver)
    }
}
