// Plays HLS playlists through MediaSource: pictures and sound in segments of their own, all cut at the same times on one timeline.
// Level, sound and seconds ahead are set from outside; it departs from the level only while the network is too slow for it.

const { max, min } = Math
const Source = globalThis.MediaSource || globalThis.ManagedMediaSource
const attributes = line => Object.fromEntries(Array.from(line.matchAll(/([A-Z-]+)=("[^"]*"|[^,]*)/g),
  ([, name, value]) => [name, value.replaceAll('"', '')]))
const list = ranges => Array.from(ranges, (_, index) => [ranges.start(index), ranges.end(index)])
const has = (buffer, time) => list(buffer.buffered).some(([start, end]) => start <= time && end >= time)
const updated = buffer => new Promise((done, fail) => {
  buffer.onupdateend = done
  buffer.onerror = () => fail({})
})
const sleep = (seconds, { signal }) => new Promise(done => {
  signal.onabort = done
  setTimeout(done, seconds * 1000)
})

// Which of the codecs of a group the head of a sound has: by the type of its sample entry, and for MPEG-4 by what is in it
// (ISO/IEC 14496-1 §7.2.6.6).
const codecOf = (head, codecs) => {
  const text = String.fromCharCode(...new Uint8Array(head).subarray(0, 8192))
  const [, entry = '-'] = text.match(/stsd[^]{12}([^]{4})/) || []
  const own = codecs.filter(codec => codec.toLowerCase().startsWith(entry.toLowerCase()))
  const [, object, config] = text.match(/esds[^]{4}\x03[\x80-\xff]*[^]{4}\x04[\x80-\xff]*[^]([^])[^]{12}(?:\x05[\x80-\xff]*[^]([^]))?/) || []
  if (!own[1] || !object) return own[0]
  return 'mp4a.' + object.charCodeAt().toString(16) + (object === '@' ? '.' + (config?.charCodeAt() >> 3) : '')
}

// Silence in AAC (a head, and frames of nine bytes): Chromium waits for ever where sound is missing.
const quiet = 'audio/mp4; codecs="mp4a.40.2"'
const decoded = text => Uint8Array.from(atob(text), letter => letter.charCodeAt())
const quietHead = 'AAACLG1vb3YAAABsbXZoZAAAAAAAAAAAAAAAAAAAu4AAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAGQdHJhawAAAFx0a2hkAAAABwAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAABLG1kaWEAAAAgbWRoZAAAAAAAAAAAAAAAAAAAu4AAAAAAAAAAAAAAACFoZGxyAAAAAAAAAABzb3VuAAAAAAAAAAAAAAAAAAAAAONtaW5mAAAAEHNtaGQAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAKdzdGJsAAAAW3N0c2QAAAAAAAAAAQAAAEttcDRhAAAAAAAAAAEAAAAAAAAAAAACABAAAAAAu4AAAAAAACdlc2RzAAAAAAMZAAAABBFAFQAAAAAAAAAAAAAABQIRkAYBAgAAABBzdHRzAAAAAAAAAAAAAAAQc3RzYwAAAAAAAAAAAAAAFHN0c3oAAAAAAAAAAAAAAAAAAAAQc3RjbwAAAAAAAAAAAAAAKG12ZXgAAAAgdHJleAAAAAAAAAABAAAAAQAABAAAAAAJAAAAAA=='
const quietFrames = (from, to) => {
  const count = (to - from) * 46.875 | 0, all = decoded('AAAAWG1vb2YAAAAQbWZoZAAAAAAAAAABAAAAQHRyYWYAAAAQdGZoZAACAAAAAAABAAAAFHRmZHQBAAAAAAAAAAAAAAAAAAAUdHJ1bgAAAAEAAAAAAAAAYAAAAABtZGF0' + 'IQBJkAIZACOA'.repeat(count))
  const view = new DataView(all.buffer)
  view.setBigUint64(60, BigInt(Math.ceil(from * 48000)))
  view.setUint32(80, count)
  view.setUint32(88, 8 + count * 9)
  return all
}

globalThis.Stream = class Stream {
  static isSupported = !!Source

  constructor(video, url, { start, level, sound, buffer = 10, rules, report }) {
    const source = new Source(), stop = new AbortController(), wake = () => this.wake()
    Object.assign(this, { video, report, rules, source, stop, order: level, goal: buffer, rates: [], tracks: [], tries: 0 })
    const opened = new Promise(done => source.onsourceopen = done)
    source.onstartstreaming = wake
    // An iPhone opens a managed source only where the picture cannot leave for another device.
    if (!globalThis.MediaSource) video.disableRemotePlayback = true
    video.src = URL.createObjectURL(source)
    if (start) video.currentTime = start
    const on = { seeking: () => this.seek(), timeupdate: wake, error: () => this.fail('format', video.error) }
    for (const name in on) video.addEventListener(name, on[name], stop)
    this.timer = setInterval(() => this.tick(), 250)
    this.open(new URL(url, location), sound, opened)
  }

  get at() { return this.video.currentTime }
  index(time) { return this.cuts.findLastIndex(cut => cut <= time + .001) }
  // Seconds that can be played from here.
  ahead({ buffered }) {
    const { at, video } = this, [, end = at] = list(buffered).find(([start, end]) => start <= at + .1 && end > at) || []
    return (end - at) / video.playbackRate
  }
  wake() { for (const track of this.tracks) track.wake?.() }

  async open(url, sound, opened) {
    let used
    while (!this.isOver && !this.cuts) try {
      if (!this.levels) this.read(await this.get(this, url, 'text'), url)
      await Promise.all(this.sounds.map(one => this.identify(one)))
      const sounds = this.sounds = this.sounds.filter(one => one.type)
      this.sound ??= sounds.find(one => one.name === sound) || sounds[0]
      used = [this.pick(), this.sound].filter(Boolean)
      await Promise.all(used.map(one => this.load(this, one)))
      this.cuts = used[0].cuts
    } catch (error) { await this.recover(this, error) }
    await opened
    URL.revokeObjectURL(this.video.src)
    if (!this.isOver) try {
      this.offer()
      this.tracks = used.map(({ kind, type }) => ({ kind, type, buffer: this.source.addSourceBuffer(type), held: [], tries: 0, stop: new AbortController() }))
      this.source.duration = this.cuts.at(-1)
      for (const track of this.tracks) this.run(track)
    } catch (error) { this.fail('format', error) }
  }

  offer() { this.report('open', { levels: this.levels, sounds: this.sounds, sound: this.sound?.name }) }

  // The renditions that this browser decodes, the lowest level first.
  read(text, base) {
    const groups = {}, levels = {}, sounds = {}
    const add = (into, kind, codec, uri, more) => {
      const url = new URL(uri, base), name = url.pathname.split('/').at(-2), type = `${kind}/mp4; codecs="${codec}"`
      if (Source.isTypeSupported(type)) into[name] ??= { name, kind, type, url, ...more }
    }
    for (const [, line, uri] of text.matchAll(/#EXT-X-STREAM-INF:(.*)\s+(.*)/g)) {
      const { CODECS = '', AUDIO, BANDWIDTH, RESOLUTION } = attributes(line), height = +RESOLUTION?.split('x')[1]
      for (const codec of CODECS.split(',')) {
        if (/^(avc|hvc|hev|dv|vp0|av01|mp4v)/.test(codec)) {
          add(levels, 'video', codec, uri, { height, bandwidth: +BANDWIDTH, label: uri.includes('/video/') ? 'Original' : height + 'p' })
        } else if (AUDIO) (groups[AUDIO] ??= new Set).add(codec)
        else if (!height) add(sounds, 'audio', codec, uri)
      }
    }
    for (const [line] of text.matchAll(/#EXT-X-MEDIA:TYPE=AUDIO.*URI.*/g)) {
      const { URI, NAME, LANGUAGE, DEFAULT, 'GROUP-ID': group } = attributes(line)
      // Converted sound has its codec in its name: its head would have to be converted, too.
      const all = URI.includes('-aac/') ? ['mp4a.40.2'] : [...groups[group] || []], codecs = all[1] && all
      for (const codec of all) add(sounds, 'audio', codec, URI, { label: NAME, language: LANGUAGE, isDefault: DEFAULT === 'YES', codecs })
    }
    this.levels = Object.values(levels).sort((one, other) => one.bandwidth - other.bandwidth)
    this.sounds = Object.values(sounds)
    if (!this.levels[0] && (/RESOLUTION/.test(text) || !this.sounds[0])) throw { kind: 'format' }
  }
  // A variant names the codecs of its group of sounds together; only the head of each tells its own.
  async identify(one) {
    if (!one.codecs || one.head) return
    const head = await this.head(this, one).catch(error => { if (!error.kind) throw error })
    const type = `audio/mp4; codecs="${head && codecOf(head, one.codecs)}"`
    one.type = Source.isTypeSupported(type) && type
  }

  async load(track, one) {
    if (one.urls) return
    const text = await this.get(track, one.url, 'text'), cuts = [0], urls = []
    for (const [, seconds, uri] of text.matchAll(/#EXTINF:([\d.]+).*\s+(.*)/g)) {
      cuts.push(cuts.at(-1) + +seconds)
      urls.push(new URL(uri, one.url))
    }
    Object.assign(one, { cuts, urls })
  }
  async head(track, one) { return one.head ??= await this.get(track, new URL('init.mp4' + one.url.search, one.url), 'arrayBuffer') }
  async get({ stop }, url, form) {
    const answer = await fetch(url, stop), { ok, status, headers } = answer
    if (!ok) {
      const message = (await answer.json().catch(() => null))?.detail
      // The server's own 501 and 502 are about this movie; those of a proxy have no such message, and end when the server is back.
      const kind = message && (status === 501 || status === 502) ? 'format' : status < 500 && status !== 429 ? 'gone' : null
      throw { kind, status, message, wait: headers.get('retry-after') }
    }
    return form ? answer[form]() : answer
  }

  // The level of a segment, by the domain's rules (PlayerRules.swift). Without an order the network counts as fair at first, and nothing
  // higher is taken before enough measurements.
  pick() {
    const { rates, level, levels, rules } = this
    const most = min(min(...rates) * rules.share, rates.length < rules.samples && level ? level.bandwidth : Infinity)
    const free = rates.length ? levels.findLast(one => one.bandwidth <= most) || levels[0] : levels[levels.length / rules.part | 0]
    const order = levels.find(one => one.name === this.order)
    if (free?.bandwidth >= order?.bandwidth) this.isSlow = false
    return order && !this.isSlow ? order : free
  }
  measure(rate) { this.rates = [...this.rates, rate].slice(-this.rules.window) }

  // The first segment from here on that is not in the buffer. The browser may have dropped some.
  next({ held, buffer }) {
    for (let segment = this.index(this.at); segment < this.cuts.length - 1; segment++) {
      const { from, to } = held[segment] || {}
      if (!held[segment] || (from < to && !(has(buffer, from + .01) && has(buffer, to - .01)))) return segment
    }
  }

  async run(track) {
    const { tracks, source } = this
    while (!this.isOver) {
      try {
        // Only whole segments are let go behind: the rest of a group of pictures goes with its beginning.
        const behind = this.cuts[this.index(this.at - 30)], segment = this.next(track)
        if (list(track.buffer.buffered)[0]?.[0] < behind - 5) await this.remove(track, 0, behind)
        if (this.cuts[segment] < this.at + this.goal && source.streaming !== false) {
          await this.take(track, segment)
          track.tries = 0
        } else {
          if (source.readyState === 'open' && tracks.every(one => !(this.next(one) >= 0) && !one.buffer.updating)) source.endOfStream()
          await new Promise(done => track.wake = done)
        }
      } catch (error) { await this.recover(track, error) }
      track.flow = null
    }
  }

  async take(track, segment) {
    const { buffer, kind, held } = track, isPicture = kind === 'video', one = isPicture ? this.pick() : this.sound
    track.stop = new AbortController()
    const flow = track.flow = { one, segment, bytes: 0, past: [], last: performance.now() }
    await this.load(track, one)
    const url = one.urls[segment], from = this.cuts[segment], to = this.cuts[segment + 1], parts = []
    // The segment first: an encoder begins with what it is asked for first, and makes the head with it.
    const [answer] = await Promise.all([url && this.get(track, url), this.head(track, one)])
    const begun = performance.now(), reader = answer?.body.getReader()
    if (isPicture) flow.total = +answer?.headers.get('content-length') || one.bandwidth / 8 * (to - from)
    // With nothing to play, each piece is handed over as it comes.
    const isUrgent = this.ahead(buffer) < 1
    try {
      if (isUrgent) await this.prepare(track, one, segment)
      for (let piece; reader && !(piece = await reader.read()).done;) {
        parts.push(piece.value)
        flow.bytes += piece.value.length
        flow.last = performance.now()
        if (isUrgent) await this.feed(track, piece.value)
      }
      track.flow = null
      const milliseconds = max(performance.now() - begun, 1), { bytes } = flow, all = []
      if (isPicture) this.measure(bytes * 8000 / milliseconds)
      this.report('loaded', { bytes, milliseconds, name: one.name, kind })
      all[segment] = await new Blob(parts).arrayBuffer()
      if (!isUrgent) {
        await this.prepare(track, one, segment)
        await this.feed(track, all[segment])
      }
      // Pictures that can be decoded only after those of earlier segments.
      const place = min(max(from + .1, this.index(this.at) === segment && this.at), to - .1), isThere = () => !isPicture || has(buffer, place)
      for (let first = segment; !isThere() && first > max(segment - 4, 0);) {
        first--
        for (let earlier = first; earlier <= segment; earlier++) {
          await this.feed(track, all[earlier] ??= await this.get(track, one.urls[earlier], 'arrayBuffer'))
        }
      }
    } catch (error) {
      // Half a segment may be in the parser.
      if (this.source.readyState === 'open') buffer.abort()
      throw error
    }
    const spans = () => list(buffer.buffered).filter(([start, end]) => start < to && end > from)
    if (!isPicture) await this.fill(track, [[0, from], ...spans(), [to, to]])
    else if (this.level !== one) this.report('level', { name: (this.level = one).name })
    const found = spans().flat()
    held[segment] = { one, from: max(from, found[0]), to: min(to, found.at(-1)) }
  }

  // The head of another rendition. The other sound goes, except what is heard at once.
  async prepare(track, one, segment) {
    if (track.one === one) return
    if (one === this.sound && track.one) {
      await this.remove(track, 0, this.cuts[this.index(this.at)])
      await this.remove(track, max(this.at + .3, this.cuts[segment]), Infinity)
    }
    await this.change(track, one.type, one.head)
    track.one = one
  }
  async change(track, type, head) {
    track.one = null
    if (track.type !== type) track.buffer.changeType(track.type = type)
    await this.feed(track, head)
  }
  async fill(track, spans) {
    for (let index = 1; index < spans.length; index++) {
      const from = spans[index - 1][1], to = spans[index][0]
      if (to - from < .15 || !Source.isTypeSupported(quiet)) continue
      await this.change(track, quiet, decoded(quietHead))
      await this.feed(track, quietFrames(from, to))
    }
  }

  async feed(track, data) {
    for (let tries = 20; ;) {
      track.stop.signal.throwIfAborted()
      try {
        track.buffer.appendBuffer(data)
        return await updated(track.buffer)
      } catch (error) {
        if (error.name !== 'QuotaExceededError') throw { kind: 'format', message: error.message }
      }
      // The buffer is full: less is kept from now on.
      this.goal = max(this.goal * .7, 4)
      await this.remove(track, 0, this.cuts[this.index(this.at - 2)])
      await this.remove(track, this.cuts[this.index(this.at + this.goal) + 1], Infinity)
      // Playing frees no more room, so a segment is larger than the whole buffer.
      if (this.ahead(track.buffer) < 1 && !tries--) {
        track.stop.abort()
        await this.remove(track, 0, Infinity)
        throw { kind: 'format', one: track.one }
      }
      await sleep(.5, track.stop)
    }
  }
  async remove({ buffer }, from, to) {
    if (!list(buffer.buffered).some(([start, end]) => start < to && end > from)) return
    buffer.remove(from, to)
    await updated(buffer)
  }

  // Failures of the network are repeated for ever, and reported when they are noticed; the others are final.
  async recover(track, error) {
    const { name, kind, wait, status, one } = error, level = one || track.flow?.one
    if (this.isOver || name === 'AbortError') return
    // A level or a sound that cannot be converted, or is too large: there are others.
    for (const name of ['levels', 'sounds']) if ((one || status > 500) && kind && this[name]?.[1] && this[name].includes(level)) {
      this[name] = this[name].filter(one => one !== level)
      if (this.sound === level) [this.sound] = this.sounds
      return this.offer()
    }
    if (kind || error instanceof DOMException) return this.fail(kind || 'format', error)
    track.tries++
    if (wait) this.say('busy', error)
    else if (track.tries > 4 && this.ahead(this.video) < .5) this.say('network', error)
    await sleep(min(+wait || 2 ** track.tries / 4, 8), track.stop)
  }
  say(kind, { status, message }) { this.report('failed', { kind, status, message }) }
  fail(kind, error) {
    if (!this.isOver) this.say(kind, error)
    this.end()
  }

  tick() {
    for (const track of this.tracks) {
      this.hurry(track)
      if (performance.now() - track.flow?.last > 3e4) track.stop.abort()
    }
    this.jump()
    this.wake()
  }
  // A segment that would come too late is given up for one of a lower level.
  hurry({ flow, stop, buffer }) {
    if (!flow?.total) return
    const { past, one, bytes, segment, total } = flow, [least] = this.levels, { cuts } = this
    past.push(bytes)
    // In a second.
    const rate = max(bytes - past.at(-5), 1000), left = (total - bytes) / rate
    if (!(left > max(this.ahead(buffer) - .5, 1)) || one === least || least.bandwidth / 8 * (cuts[segment + 1] - cuts[segment]) / rate > left) return
    this.measure(rate * 8)
    this.isSlow = true
    stop.abort()
  }
  // Over a gap at the playhead: a short one, or one that the movie really has. Chromium lets sound go on for 3 s without pictures, and then
  // waits for those that it missed, though everything is there from here on: a seek to the same place begins anew.
  jump() {
    const { video, at, tracks } = this, [start] = list(video.buffered).find(([, end]) => end > at + .1) || []
    if (!video.readyState || video.readyState > 2) return this.still = 0
    if (start <= at && !video.seeking && ++this.still > 4) { this.still = 0; video.currentTime = at }
    if (!(start > at)) return
    if (start - at <= .5 || tracks.every(track => !(this.next(track) <= this.index(start)))) video.currentTime = start + .001
  }

  seek() {
    for (const track of this.tracks) if (track.flow && track.flow.segment !== this.next(track)) track.stop.abort()
    this.wake()
  }
  setLevel(name) {
    if (name === this.order) return
    this.order = name
    this.isSlow = false
    const level = this.levels?.find(one => one.name === name), [track] = this.tracks
    // What comes soon stays; the better picture replaces the rest in the buffer as it arrives.
    if (level) track?.held.forEach(({ one }, segment) => {
      if (one.bandwidth < level.bandwidth && segment > this.index(this.at) + 1) delete track.held[segment]
    })
    this.wake()
  }
  setSound(name) {
    const sound = this.sounds?.find(one => one.name === name), track = this.tracks.at(-1)
    if (!sound || sound === this.sound) return
    this.sound = sound
    if (!track) return
    // Less than half a second before the end of a segment, its rest is heard as it was.
    const now = this.index(this.at), rest = this.index(this.at + .5) > now && track.held[now]
    track.held = []
    if (rest) track.held[now] = rest
    track.stop.abort()
    this.wake()
  }
  setBuffer(seconds) { this.goal = seconds; this.wake() }

  end() {
    this.isOver = true
    clearInterval(this.timer)
    for (const { stop } of [this, ...this.tracks]) stop.abort()
    this.wake()
  }
  // Before the element gets another source.
  close() {
    this.end()
    this.video.disableRemotePlayback = false
    this.video.removeAttribute('src')
    this.video.load()
  }
}
