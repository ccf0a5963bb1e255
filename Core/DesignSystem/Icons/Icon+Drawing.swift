extension Icon {
    /// The strokes. `class="solid"` fills instead.
    var drawing: StaticString {
        switch self {
        case .play: "<path class=\"solid\" d=\"M7 4.6c0-.8.9-1.3 1.6-.9l11.6 7.4c.6.4.6 1.3 0 1.7L8.6 20.3c-.7.4-1.6-.1-1.6-.9z\"/>"
        case .pause:
            "<path class=\"solid\" d=\"M7.5 4h2A1.5 1.5 0 0 1 11 5.5v13A1.5 1.5 0 0 1 9.5 20h-2A1.5 1.5 0 0 1 6 18.5v-13A1.5 1.5 0 0 1 7.5 4zm7 0h2A1.5 1.5 0 0 1 18 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-2a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 14.5 4z\"/>"
        case .plus: "<path d=\"M12 5v14M5 12h14\"/>"
        case .check: "<path d=\"m5 12.5 4.7 4.7L19.5 7\"/>"
        case .search: "<circle cx=\"10.8\" cy=\"10.8\" r=\"6.3\"/><path d=\"m15.5 15.5 5 5\"/>"
        case .home: "<path d=\"M4 11v8.5h5.5v-5.5h5v5.5H20V11l-8-7z\"/>"
        case .bookmark: "<path d=\"M6.5 4h11v16.5L12 16l-5.5 4.5z\"/>"
        case .bookmarked:
            "<path class=\"solid\" d=\"M6.5 3.5h11c.3 0 .5.2.5.5v16.5c0 .5-.5.7-.8.4L12 16.6l-5.2 4.3c-.3.3-.8.1-.8-.4V4c0-.3.2-.5.5-.5z\"/>"
        case .folder: "<path d=\"M3.5 6.5a1 1 0 0 1 1-1h4.6l2 2.5h8.4a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z\"/>"
        case .gear:
            "<circle cx=\"12\" cy=\"12\" r=\"3.2\"/><path d=\"m10.3 3.5-.5 2.3-1.9.9-2.2-.9-1.8 2.9 1.7 1.7v2.2l-1.7 1.7 1.8 2.9 2.2-.9 1.9.9.5 2.3h3.4l.5-2.3 1.9-.9 2.2.9 1.8-2.9-1.7-1.7v-2.2l1.7-1.7-1.8-2.9-2.2.9-1.9-.9-.5-2.3z\"/>"
        case .close: "<path d=\"m6 6 12 12M18 6 6 18\"/>"
        case .chevronStart: "<path d=\"m14.5 5.5-6.5 6.5 6.5 6.5\"/>"
        case .chevronEnd: "<path d=\"m9.5 5.5 6.5 6.5-6.5 6.5\"/>"
        case .chevronUp: "<path d=\"m5.5 14.5 6.5-6.5 6.5 6.5\"/>"
        case .chevronDown: "<path d=\"m5.5 9.5 6.5 6.5 6.5-6.5\"/>"
        case .back: "<path d=\"M20 12H4.5m6-6.5L4 12l6.5 6.5\"/>"
        case .skipBack:
            "<path d=\"M5.2 8.5A8 8 0 1 1 4 12.8M5 3.5v5h5\"/><path class=\"digits\" d=\"M9.3 10.8v5M12.2 12.2a1.4 1.4 0 0 1 2.8 0v2.2a1.4 1.4 0 0 1-2.8 0z\"/>"
        case .skipForward:
            "<path d=\"M18.8 8.5A8 8 0 1 0 20 12.8M19 3.5v5h-5\"/><path class=\"digits\" d=\"M9.3 10.8v5M12.2 12.2a1.4 1.4 0 0 1 2.8 0v2.2a1.4 1.4 0 0 1-2.8 0z\"/>"
        case .volume: "<path d=\"M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11\"/>"
        case .mute: "<path d=\"M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5\"/>"
        case .captions:
            "<rect x=\"3.5\" y=\"5.5\" width=\"17\" height=\"13\" rx=\"2\"/><path d=\"M10.5 10.5a2.2 2.2 0 1 0 0 3M17 10.5a2.2 2.2 0 1 0 0 3\"/>"
        case .speed: "<path d=\"M5.5 18.5a9 9 0 1 1 13 0M12 14l4-5\"/><circle class=\"solid\" cx=\"12\" cy=\"14\" r=\"1.6\"/>"
        case .pip:
            "<rect x=\"3.5\" y=\"5\" width=\"17\" height=\"14\" rx=\"2\"/><rect class=\"solid\" x=\"11.5\" y=\"11.5\" width=\"7\" height=\"5.5\" rx=\"1\"/>"
        case .fullscreen: "<path d=\"M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15\"/>"
        case .leaveFullscreen: "<path d=\"M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5\"/>"
        case .next:
            "<path class=\"solid\" d=\"M5 5.3c0-.8.9-1.3 1.6-.8l9 6.6c.6.4.6 1.3 0 1.7l-9 6.6c-.7.5-1.6 0-1.6-.8z\"/><path d=\"M19 5v14\"/>"
        case .info: "<circle cx=\"12\" cy=\"12\" r=\"8.5\"/><path d=\"M12 11v5.5M12 7.6v.1\"/>"
        case .retry: "<path d=\"M19 7.5A8.2 8.2 0 1 0 20.2 13M19.5 3v5h-5\"/>"
        case .more:
            "<g class=\"solid\"><circle cx=\"5.5\" cy=\"12\" r=\"1.7\"/><circle cx=\"12\" cy=\"12\" r=\"1.7\"/><circle cx=\"18.5\" cy=\"12\" r=\"1.7\"/></g>"
        case .movie:
            "<rect x=\"3.5\" y=\"5\" width=\"17\" height=\"14\" rx=\"1.5\"/><path d=\"M7.5 5v14M16.5 5v14M3.5 9.7h4M3.5 14.3h4M16.5 9.7h4M16.5 14.3h4\"/>"
        case .person: "<circle cx=\"12\" cy=\"8.3\" r=\"3.8\"/><path d=\"M4.5 20a7.5 7.5 0 0 1 15 0\"/>"
        case .chat: "<path d=\"M4 5.5h16v11h-9L6.5 20v-3.5H4z\"/>"
        case .star: "<path d=\"m12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.2-4 5.7-.7z\"/>"
        case .starred: "<path class=\"solid\" d=\"m12 3.3 2.7 5.7 6.1.8-4.5 4.3 1.2 6.2-5.5-3.1-5.5 3.1 1.2-6.2L3.2 9.8l6.1-.8z\"/>"
        case .trash: "<path d=\"M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10.2 10.5v6M13.8 10.5v6\"/>"
        case .undo: "<path d=\"M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9\"/>"
        case .warning: "<path d=\"M12 4 2.8 19.8h18.4zM12 10v4.5M12 17.1v.1\"/>"
        case .clock: "<circle cx=\"12\" cy=\"12\" r=\"8.5\"/><path d=\"M12 7v5.3l3.5 2\"/>"
        case .sun:
            "<circle cx=\"12\" cy=\"12\" r=\"4\"/><path d=\"M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7\"/>"
        case .video: "<rect x=\"3\" y=\"6\" width=\"12.5\" height=\"12\" rx=\"2\"/><path d=\"m15.5 11 5.5-3.5v9L15.5 13\"/>"
        case .filter: "<path d=\"M4 7h16M7 12h10M10 17h4\"/>"
        case .send: "<path d=\"M4 12 3.5 4.5 21 12 3.5 19.5zM4 12h8\"/>"
        case .sparkle:
            "<path d=\"M11 4c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7zM18.5 15.5c.3 2 1 2.7 3 3-2 .3-2.7 1-3 3-.3-2-1-2.7-3-3 2-.3 2.7-1 3-3z\"/>"
        }
    }
}
