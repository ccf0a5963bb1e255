// Controls the movie, reports to the server, and keeps playing while the socket is away.

// False without the live module.
const send = (element, name, fields = {}) => !document.dispatchEvent(new CustomEvent('popcorn:intent', {
  cancelable: true, detail: { name, fields: Object.entries(fields).map(([key, value]) => [key, String(value)]), element },
}))

// The server did not know this browser, or the browser denies an exact codec: it decides again.
function decideAgain(element) {
  const answers = capabilities()
  if (send(element, 'capabilities', { answers })) return
  if (sessionStorage[location.pathname] === answers) return
  sessionStorage[location.pathname] = answers
  location.reload()
}

// canPlayType knows kinds of pictures; whether one of this size can be decoded, too, is another question.
async function examine(root) {
  const video = JSON.parse(root.dataset.decoding || 'null'), type = root.dataset.stream ? 'media-source' : 'file'
  if (!video || root.dataset.anyway !== undefined) return
  const found = await navigator.mediaCapabilities?.decodingInfo({ type, video }).catch(() => { })
  if (found?.supported !== false || !root.isConnected) return
  const before = capabilities()
  if (capabilities([video.contentType], true) !== before) decideAgain(root)
}

// Choices, and positions that could not be saved.
const stored = key => { try { return JSON.parse(localStorage[key] || '{}') } catch { return {} } }
const store = (key, value) => { try { localStorage[key] = JSON.stringify(value) } catch { } }
const unsaved = 'popcorn-unsaved', reopened = 'popcorn-reopened', choices = 'popcorn-player', memory = stored(choices)
const remember = change => store(choices, Object.assign(memory, change))

async function put(url, place, isRepeat) {
  const { position, duration, at } = place
  let isThrough = false
  try {
    const answer = await fetch(url, { method: 'PUT', keepalive: true, headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position, duration, age: Math.max((Date.now() - at) / 1000, 0) }) })
    // Who is signed out may sign in again.
    isThrough = answer.ok || answer.status === 400 || answer.status === 404
  } catch { }
  const all = stored(unsaved)
  if (isThrough ? all[url]?.at <= at : !(all[url]?.at > at)) {
    if (isThrough) delete all[url]
    else all[url] = place
    store(unsaved, all)
  }
  if (isThrough && !isRepeat) resend()
}
function resend() {
  const all = stored(unsaved)
  for (const [url, place] of Object.entries(all)) {
    if (Date.now() - place.at < 864e5) put(url, place, true)
    else { delete all[url]; store(unsaved, all) }
  }
}
addEventListener('online', resend)
resend()

const clamp = (value, least, most) => Math.min(Math.max(value, least), most)
const two = number => String(number).padStart(2, '0')
const clock = seconds => {
  const all = Math.max(seconds | 0, 0), hours = all / 3600 | 0, minutes = (all / 60 | 0) % 60
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

// Of cues, before they were moved.
const cueTimes = new WeakMap()
const megabits = (bytes, milliseconds) => bytes / 125 / milliseconds

class Player {
  constructor(root) {
    this.root = root
    this.stage = root.closest('[data-watch]') || root
    this.video = root.querySelector('video')
    this.rules = JSON.parse(root.dataset.rules)
    this.orders = document.getElementById('player-orders')
    this.loaded = { bytes: 0, milliseconds: 0 }
    this.life = new AbortController()
    this.start = +root.dataset.start || 0
    this.saved = -1
    this.tries = 0
    this.timers = {}
    this.session = globalThis.MediaMetadata && navigator.mediaSession
    this.control('pip').hidden = !document.pictureInPictureEnabled
    this.video.controls = false
    this.root.tabIndex = -1
    const before = capabilities()
    if (root.dataset.anyway === undefined && capabilities(root.dataset.types.split('|').filter(Boolean)) !== before) decideAgain(root)
    else examine(root)
    this.restore()
    this.listen()
    this.announce()
    if (root.dataset.stream && globalThis.Stream?.isSupported) this.open(this.start)
    this.clockwork = setInterval(() => this.tick(), this.rules.tick * 1000)
    this.tick()
    this.show()
    if (this.video.error) this.failed()
    else if (this.video.readyState >= 1) this.opened()
    if (this.video.paused && !this.hasProblem) this.play()
    root.focus({ preventScroll: true })
  }

  one(selector) { return this.root.querySelector(selector) }
  control(name) { return this.one(`[data-control=${name}]`) }
  all(selector) { return this.root.querySelectorAll(selector) }
  on(target, names, act, options) { for (const name of names.split(' ')) target.addEventListener(name, act, { signal: this.life.signal, ...options }) }
  put(selector, text) { this.one(selector).textContent = text }
  after(name, delay) { clearTimeout(this.timers[name]); this.timers[name] = setTimeout(() => this[name](), delay) }
  report(event) { send(this.root, 'player', { event }) }
  left() { send(this.root, 'left') }
  // What the viewer did, after it was done.
  performed(command, value = 0) {
    const { currentTime: position, volume, muted: isMuted, playbackRate: speed, paused } = this.video
    send(this.root, 'performed', { command, value, position, duration: this.duration, volume, isMuted, speed, isPlaying: !paused })
  }
  get duration() { return isFinite(this.video.duration) ? this.video.duration : +this.root.dataset.duration || 0 }

  restore() {
    const { video, root } = this
    video.volume = clamp(memory.volume ?? 1, 0, 1)
    video.muted = !!memory.muted
    video.defaultPlaybackRate = video.playbackRate = this.rules.speeds.includes(memory.speed) ? memory.speed : 1
    root.dataset.captions = memory.size || 'medium'
    this.check('size', root.dataset.captions)
    const tracks = [...video.textTracks], { captions, language } = memory
    const drawn = [...this.all('[name=player-subtitles][value^=picture-]')].find(one => one.nextElementSibling.textContent === captions)
    const found = captions && (drawn?.value ?? (tracks.find(track => track.label === captions) ?? tracks.find(track => track.language === language))?.id)
    this.caption(captions === '' ? 'off' : found ?? this.one('[name=player-subtitles]:checked')?.value)
    this.shift(memory.shifts?.[root.dataset.subject] || 0)
    this.clock()
  }

  listen() {
    const { video, root } = this
    this.on(video, 'loadedmetadata', () => this.opened())
    this.on(video, 'play pause', () => this.playingChanged())
    this.on(video, 'play seeking', () => root.classList.remove('is-ended'))
    this.on(video, 'playing', () => {
      if (this.isWaiting) { this.isWaiting = false; this.report('resumed') }
      this.started = true
      this.tries = this.pausedAt = 0
      this.report('playing')
      this.wait(false)
    })
    this.on(video, 'pause', () => { this.pausedAt = Date.now(); if (!video.ended) { this.save(); this.report('paused') } })
    this.on(video, 'waiting', () => {
      if (this.isBroken) return this.problem('network')
      this.isWaiting = true
      this.wait(true)
      this.report('waiting')
    })
    this.on(video, 'seeking', () => { this.report('seeking'); this.wait(true) })
    this.on(video, 'seeked', () => { this.report('seeked'); this.wait(false); this.tick(); this.save(); this.place() })
    this.on(video, 'canplay', () => this.wait(false))
    this.on(video, 'ratechange', () => { this.put('[data-control=speed]', `${+video.playbackRate.toFixed(2)}x`); this.place() })
    this.on(video, 'volumechange', () => this.volumeChanged())
    this.on(video, 'ended', () => this.ended())
    this.on(video, 'error', () => this.failed())
    this.on(video, 'progress', () => this.tick())
    this.volumeChanged()
    video.dispatchEvent(new Event('ratechange'))

    this.on(this.stage, 'click', event => this.clicked(event))
    this.on(root, 'change', event => this.chosen(event.target))
    this.on(root, 'input', event => {
      if (event.target.dataset.control === 'volume') { video.muted = false; video.volume = event.target.value / 100 }
      if (event.target.dataset.control === 'seek') this.scrubTo(+event.target.value)
    })
    this.on(root, 'pointermove pointerdown focusin', event => { if (event.pointerType !== 'touch') this.show() })
    this.on(root, 'pointerup', event => { if (event.pointerType === 'touch') this.tapped(event) })
    this.on(root, 'dblclick', event => { if (!this.touched && this.isSurface(event.target)) this.fullscreen() })
    this.on(root, 'pointerleave', event => { if (event.pointerType === 'mouse') this.after('hide', 1000) })
    if (this.orders) {
      this.watcher = new MutationObserver(() => this.ordered())
      this.watcher.observe(this.orders, { attributes: true })
    }
    const link = navigator.connection
    if (link) this.on(link, 'change', () => this.connection())
    this.connection()
    const scrub = this.one('[data-scrub]'), preview = this.one('.scrub-preview')
    this.on(scrub, 'pointermove', event => this.preview(event))
    this.on(scrub, 'pointerleave pointercancel', () => preview.classList.remove('is-shown'))
    this.on(document, 'keydown', event => this.pressed(event))
    this.on(document, 'fullscreenchange', () => this.windowChanged())
    this.on(document, 'visibilitychange', () => { this.stayAwake(); if (document.hidden) this.save(true) })
    // Before the browser module takes the step, after which this screen hears nothing more.
    this.on(this.stage, 'click', event => {
      if (!event.ctrlKey && !event.metaKey && event.target.closest('a[href]:not([download])')) this.left()
    }, { capture: true })
    this.on(window, 'popstate', () => this.left(), { capture: true })
    this.on(window, 'pagehide', () => { this.save(true); this.left() })
    this.windowChanged()
  }

  // Who was away for long has forgotten the last words.
  play() {
    const { video, rules } = this
    this.problem()
    if (this.pausedAt && !video.ended && Date.now() - this.pausedAt > rules.pause * 1000) this.to(video.currentTime - rules.rewind)
    this.pausedAt = 0
    this.video.play().catch(error => { if (error.name === 'NotAllowedError') this.playingChanged() })
  }
  toggle(plays = this.video.paused) {
    plays ? this.play() : this.video.pause()
    this.performed(plays ? 'play' : 'pause')
  }
  mute() { this.video.muted = !this.video.muted; this.performed('toggleMute') }
  to(time, isSkip) {
    this.video.currentTime = clamp(time, 0, this.duration || 0)
    this.pausedAt = 0
    if (!isSkip) this.performed('seek', this.video.currentTime)
  }
  skip(seconds) {
    if (this.hasProblem) return
    this.to(this.video.currentTime + seconds, true)
    this.performed(seconds < 0 ? 'seekBackward' : 'seekForward', Math.abs(seconds))
    const mark = this.one('.player-skip')
    mark.textContent = `${seconds < 0 ? '−' : '+'} ${Math.abs(seconds)} s`
    mark.className = `player-skip is-shown${seconds > 0 ? ' is-on' : ''}`
    this.after('unmark', 500)
    this.tick()
  }
  unmark() { this.one('.player-skip').classList.remove('is-shown') }
  untouch() { this.touched = false }
  speed(rate) { this.video.defaultPlaybackRate = this.video.playbackRate = rate; remember({ speed: rate }); this.performed('setSpeed', rate) }
  nextSpeed() {
    const { speeds } = this.rules
    this.speed(speeds[(Math.max(speeds.indexOf(this.video.playbackRate), 0) + 1) % speeds.length])
  }
  step(way) {
    const order = [...this.rules.speeds].sort((one, other) => one - other), at = order.indexOf(this.video.playbackRate)
    this.speed(order[clamp((at < 0 ? 1 : at) + way, 0, order.length - 1)])
  }
  louder(by) {
    this.video.muted = false
    this.video.volume = clamp(Math.round((this.video.volume + by) * 20) / 20, 0, 1)
    this.performed('setVolume', this.video.volume)
  }

  opened() {
    const { video, root } = this
    if (this.start && video.currentTime < this.start - 1) video.currentTime = this.start
    if (!this.wasOpened) { this.wasOpened = true; this.report('ready') }
    if (root.dataset.picture !== undefined && !video.videoWidth && !this.listens) { video.pause(); this.problem('blind') }
    const seek = this.control('seek')
    seek.max = Math.max(this.duration, 1)
    seek.step = .1
    this.soundTracks()
    this.tick()
  }
  playingChanged() {
    const { video, root } = this, plays = !video.paused
    root.classList.toggle('is-playing', plays)
    this.label('play', plays ? 'Pause' : 'Play')
    this.show()
    this.stayAwake()
    if (this.session) this.session.playbackState = plays ? 'playing' : 'paused'
  }
  volumeChanged() {
    const { video, root } = this, isMuted = video.muted || !video.volume
    root.classList.toggle('is-muted', isMuted)
    this.label('mute', isMuted ? 'Unmute' : 'Mute')
    const slider = this.control('volume')
    slider.value = isMuted ? 0 : Math.round(video.volume * 100)
    slider.style.setProperty('--volume', slider.value + '%')
    remember({ volume: video.volume, muted: video.muted })
  }
  wait(isWaiting) {
    const waits = isWaiting && !this.video.ended
    this.root.classList.toggle('is-waiting', waits)
    if (!waits) { clearTimeout(this.timers.stall); this.root.classList.remove('is-stalled', 'is-preparing') } else if (!this.root.classList.contains('is-stalled')) this.after('stall', 2000)
  }
  stall() { this.root.classList.add('is-stalled'); this.show() }
  async stayAwake() {
    const isWanted = () => !this.video.paused && !document.hidden, holds = () => this.lock && !this.lock.released
    if (isWanted() && !holds()) {
      const lock = await navigator.wakeLock?.request('screen').catch(() => null)
      // Another call may have been faster.
      if (holds()) lock?.release()
      else this.lock = lock
    }
    if (!isWanted()) { this.lock?.release(); this.lock = null }
  }

  tick() {
    const { video, root, duration } = this, now = video.currentTime
    this.put('[data-time=now]', clock(now))
    if (duration) this.put('[data-time=all]', clock(duration))
    this.clock()
    const held = this.held(now)
    root.style.setProperty('--buffered', `${duration ? held / duration * 100 : 0}%`)
    if (!this.isScrubbing) this.mark(now)
    const chapter = this.chapter(now + .25)
    if (chapter && !chapter.checked) chapter.checked = true
    this.offerNext(duration - now)
    if (!video.paused && Date.now() - (this.savedAt || 0) >= this.rules.save * 1000) this.save()
    if (this.shifted && [...video.textTracks].some(({ cues }) => cues?.length && !cueTimes.has(cues[cues.length - 1]))) this.shift(this.shifted)
    if (this.stream) this.measure(Math.max(held - now, 0))
    if (this.card('stats')) this.facts(held - now)
  }
  held(now) {
    const { buffered } = this.video
    let held = 0
    for (let index = buffered.length; index--;) if (buffered.start(index) <= now + .5) held = Math.max(held, buffered.end(index))
    return held
  }
  // The time left, or the time of day at the end.
  clock() {
    const { video } = this, left = Math.max(this.duration - video.currentTime, 0)
    const ends = new Date(Date.now() + left / video.playbackRate * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
    this.put('[data-control=clock]', memory.clock ? `Ends at ${ends}` : '−' + clock(left))
    this.control('clock').title = memory.clock ? 'Time of the end' : 'Time left'
  }
  chapter(time) { return [...this.all('[name=player-chapter]')].findLast(one => +one.value <= time) }
  mark(time) {
    const seek = this.control('seek')
    this.root.style.setProperty('--played', `${this.duration ? time / this.duration * 100 : 0}%`)
    seek.value = time
    seek.ariaValueText = `${clock(time)} of ${clock(this.duration)}`
  }
  scrubTo(time) {
    const { video } = this
    if (!this.isScrubbing) { this.isScrubbing = true; this.resumes = !video.paused; video.pause(); this.root.classList.add('is-scrubbing') }
    this.mark(time)
    this.put('[data-time=now]', clock(time))
    if (!video.seeking) video.currentTime = time
    this.show()
  }
  scrubbed(time) {
    this.isScrubbing = false
    this.root.classList.remove('is-scrubbing')
    this.to(time)
    if (this.resumes) this.play()
    this.resumes = false
  }
  preview(event) {
    const scrub = this.one('[data-scrub]'), box = scrub.getBoundingClientRect(), at = clamp((event.clientX - box.left) / box.width, 0, 1)
    const time = at * this.duration, preview = this.one('.scrub-preview')
    this.picture(time)
    const chapter = this.chapter(time)?.parentNode.textContent.trim().replace(/^[\d:]+\s+/, '')
    preview.style.setProperty('--at', `${at * 100}%`)
    preview.classList.toggle('is-shown', this.duration > 0)
    this.put('[data-time=preview]', chapter ? `${clock(time)} · ${chapter}` : clock(time))
  }

  // A picture of the preview's sheets; without sheets there is only the time.
  async picture(time) {
    const address = this.root.dataset.thumbnails, element = this.one('.scrub-picture')
    if (!this.tiles && address) {
      this.tiles = []
      const text = await fetch(address).then(answer => answer.ok ? answer.text() : '', () => '')
      const seconds = text => text.split(':').reduce((sum, part) => sum * 60 + +part, 0)
      for (const [, start, place, box] of text.matchAll(/^([\d:.]+) --> .*\n(.+)#xywh=(.+)$/gm))
        this.tiles.push([seconds(start), new URL(place, new URL(address, location)), ...box.split(',').map(Number)])
      // They may be made meanwhile.
      if (!this.tiles.length) return setTimeout(() => { this.tiles = null }, 3e4)
    }
    const tile = this.tiles?.findLast(tile => tile[0] <= time)
    if (!tile) return
    const [, sheet, x, y, width, height] = tile
    element.style.cssText = `background: url("${sheet}") -${x}px -${y}px; width: ${width}px; height: ${height}px; zoom: ${160 / width}`
  }

  save(isLeaving = false) {
    const { video, root } = this, position = +video.currentTime.toFixed(2), duration = +this.duration.toFixed(2)
    if (!this.started || !duration || this.isScrubbing || Math.abs(position - this.saved) < .25) return
    this.saved = position
    this.savedAt = Date.now()
    if (!isLeaving && send(root, 'progress', { position, duration })) return
    put(root.dataset.progress, { position, duration, at: this.savedAt })
  }

  offerNext(left) {
    const card = this.one('[data-card=next]'), lead = +this.root.dataset.nextLead
    if (!card || this.declined) return
    card.hidden = !(this.started && lead && this.duration && left <= lead)
    if (card.hidden) return
    this.put('[data-time=next]', String(Math.ceil(Math.max(left, 0) / this.video.playbackRate)))
    card.style.setProperty('--left', `${clamp(left / lead, 0, 1) * 100}%`)
  }
  next() { this.control('next-now')?.click() }
  ended() {
    this.save()
    this.report('ended')
    this.playingChanged()
    if (!this.declined && this.control('next-now')) return this.next()
    this.root.classList.add('is-ended')
    this.card('tracks', false)
    this.stage.querySelector('.player-end .button-primary')?.focus({ preventScroll: true })
  }

  show() { this.root.classList.remove('is-idle'); this.after('hide', this.rules.hide * 1000) }
  hide() {
    const { root, video } = this, focused = document.activeElement
    if (video.paused || this.isScrubbing || this.openCard || this.hasProblem) return
    if (focused !== root && root.contains(focused) && !focused.closest('[data-card]')) { this.lastFocus = focused; root.focus({ preventScroll: true }) }
    root.classList.add('is-idle')
  }
  get openCard() { return this.card('tracks') }
  // Whether a card is open, after it was opened or closed.
  card(name, isOpen) {
    const card = this.one(`[data-card=${name}]`)
    if (isOpen === undefined || card.hidden !== isOpen) return !card.hidden
    card.hidden = !isOpen
    if (name !== 'tracks') return isOpen
    const button = this.control('tracks')
    button.ariaExpanded = String(isOpen)
    if (isOpen) card.querySelector(':checked')?.focus()
    else if (card.contains(document.activeElement) || document.activeElement === document.body) button.focus()
    this.show()
    return isOpen
  }
  label(control, text) { const button = this.control(control); if (button) { button.ariaLabel = text; button.title = text } }
  check(menu, value) { const choice = [...this.all(`[name=player-${menu}]`)].find(one => one.value === value); if (choice) choice.checked = true }
  isSurface(target) { return target === this.video || target === this.root || target.matches('.player-centre') }

  clicked(event) {
    const control = event.target.closest('[data-control]')?.dataset.control
    if (control === 'leave') return this.leaves(event)
    const acts = {
      play: () => this.toggle(), back: () => this.skip(-this.rules.skip), on: () => this.skip(this.rules.skip), mute: () => this.mute(),
      tracks: () => this.card('tracks', !this.openCard), stats: () => this.statistics(), speed: () => this.nextSpeed(), pip: () => this.floating(), fullscreen: () => this.fullscreen(),
      next: () => this.next(), 'next-never': () => { this.declined = true; this.one('[data-card=next]').hidden = true },
      retry: () => this.again(true), listen: () => { this.listens = true; this.play() }, replay: () => this.play(),
      clock: () => { remember({ clock: !memory.clock }); this.clock() },
      'timing-less': () => this.shift(this.shifted - .5, true), 'timing-more': () => this.shift(this.shifted + .5, true),
    }
    if (acts[control]) { acts[control](); this.show() }
    else if (!control && this.openCard && !event.target.closest('[data-card]')) this.card('tracks', false)
    else if (!this.touched && this.isSurface(event.target) && !this.hasProblem) this.toggle()
  }
  chosen(input) {
    const { value, name } = input, acts = {
      'player-subtitles': () => this.caption(value, true), 'player-chapter': () => { this.to(+value); this.play() },
      'player-size': () => { this.root.dataset.captions = value; remember({ size: value }) },
      'player-version': () => this.go(`${value}?t=${this.video.currentTime | 0}`),
      'player-quality': () => this.choose(value),
      'player-sound': () => { if (this.stream) this.stream.setSound(this.sound = value); else for (const [index, track] of [...this.video.audioTracks || []].entries()) track.enabled = String(index) === value },
    }
    acts[name]?.()
    if (input.dataset.control === 'seek') this.scrubbed(+value)
    if (input.dataset.control === 'volume') this.performed('setVolume', this.video.volume)
  }
  tapped(event) {
    this.touched = true
    this.after('untouch', 700)
    if (!this.isSurface(event.target)) return this.show()
    const side = event.clientX / innerWidth
    const isSecond = event.timeStamp - (this.tappedAt || 0) < 320
    this.tappedAt = event.timeStamp
    if (isSecond && side < .4) this.skip(-this.rules.skip)
    else if (isSecond && side > .6) this.skip(this.rules.skip)
    else if (this.root.classList.contains('is-idle')) this.show()
    else this.hide()
  }
  pressed(event) {
    const { target, key } = event, { skip } = this.rules
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (target.matches('textarea, select, [contenteditable], input:not([type=range], [type=radio])')) return
    const inMenu = target.closest('.player-menu, .player-card'), isPress = key === ' ' || key === 'Enter'
    if (key === 'Tab' && this.root.classList.contains('is-idle')) { this.lastFocus?.focus(); this.lastFocus = null; return this.show() }
    if ((isPress && target.closest('button, a, [type=radio]')) || (inMenu && key.startsWith('Arrow'))) return this.show()
    if (this.walks(event)) return this.show()
    const act = {
      ' ': () => this.toggle(), k: () => this.toggle(), j: () => this.skip(-skip), l: () => this.skip(skip), ArrowLeft: () => this.skip(-skip),
      ArrowRight: () => this.skip(skip), ArrowUp: () => this.louder(.05), ArrowDown: () => this.louder(-.05),
      m: () => this.mute(), f: () => this.fullscreen(), p: () => this.floating(), c: () => this.captionsOnOff(),
      n: () => this.next(), i: () => this.statistics(), '<': () => this.step(-1), '>': () => this.step(1), '?': () => document.getElementById('keys')?.showModal?.(),
      Escape: () => this.openCard ? this.card('tracks', false) : (this.one('[data-card=next]:not([hidden]) button') || this.control('leave')).click(),
    }[key.length === 1 ? key.toLowerCase() : key] || (/^\d$/.test(key) && (() => this.to(this.duration * key / 10)))
    this.show()
    if (!act) return
    event.preventDefault()
    act()
  }

  // Back to where the movie was started, as it was; elsewhere the link leads to the movie's page.
  leaves(event) {
    const before = globalThis.navigation?.entries()[navigation.currentEntry.index - 1]?.url
    if (!before || new URL(before).pathname.startsWith('/watch/')) return
    event.preventDefault()
    history.back()
  }
  // On a television arrows walk among the controls.
  walks({ key, target }) {
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight', isLine = target === this.root || target.type === 'range'
    if (document.documentElement.dataset.layout !== 'tv' || !key.startsWith('Arrow') || (isAcross && isLine)) return false
    const area = this.root.classList.contains('is-ended') ? this.stage.querySelector('.player-end') : this.root
    const stops = [...area.querySelectorAll('a[href], button, [data-control=seek]')].filter(one => one.offsetParent)
    const way = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1, at = stops.indexOf(target)
    stops[at < 0 ? stops.indexOf(this.control('play')) : clamp(at + way, 0, stops.length - 1)].focus()
    return true
  }
  caption(id, isChoice) {
    for (const track of this.video.textTracks) track.mode = track.id === id ? 'showing' : 'disabled'
    const shown = [...this.video.textTracks].find(track => track.mode === 'showing'), drawn = id?.match(/^picture-(\d+)/)?.[1]
    this.check('subtitles', shown || drawn ? id : 'off')
    if (shown || drawn) this.lastCaption = id
    if (isChoice) remember({ captions: shown?.label ?? (drawn ? this.one(`[value=${id}] + span`).textContent : ''), language: shown?.language || null })
    this.draw(drawn)
  }
  // A subtitle that is pictures comes with those of the movie: another stream.
  draw(track) {
    if (track === this.drawn) return
    this.drawn = track
    const { video, stream } = this, { paused, currentTime, src } = video
    if (stream) {
      stream.close()
      this.open(currentTime)
    } else if (src.includes('.m3u8')) video.src = `${this.playlist}#t=${currentTime || this.start}`
    else return
    if (!paused) this.play()
  }
  get playlist() { return this.root.dataset.stream + (this.drawn ? `&b=${this.drawn}` : '') }
  captionsOnOff() {
    const choices = [...this.all('[name=player-subtitles]')], isOn = choices.some(one => one.checked && one.value !== 'off')
    if (choices[1]) this.caption(isOn ? 'off' : this.lastCaption || choices[1].value, true)
  }
  // A browser that plays by itself lets choose what it names, or nothing.
  soundTracks() {
    if (this.stream) return
    const tracks = this.video.audioTracks, menu = this.one('[data-menu=sound]'), first = menu?.querySelector('label:has(:checked)')
    if (!first) return
    for (const other of menu.querySelectorAll('label')) if (other !== first) other.remove()
    if (!tracks || tracks.length < 2) return
    for (const [index, track] of [...tracks].entries()) {
      const choice = first.cloneNode(true), input = choice.querySelector('input')
      input.value = String(index)
      input.checked = track.enabled
      choice.querySelector('span').textContent = track.label || track.language || `Sound ${index + 1}`
      menu.append(choice)
    }
    first.remove()
  }

  fullscreen() {
    const { stage } = this
    if (document.fullscreenElement) document.exitFullscreen()
    else if (stage.requestFullscreen) stage.requestFullscreen().catch(() => {})
    else this.video.webkitEnterFullscreen?.()
  }
  windowChanged() {
    const isFull = !!document.fullscreenElement?.contains(this.root)
    this.root.classList.toggle('is-fullscreen', isFull)
    this.label('fullscreen', isFull ? 'Exit full screen' : 'Enter full screen')
  }
  floating() {
    if (document.pictureInPictureElement) document.exitPictureInPicture()
    else if (document.pictureInPictureEnabled) this.video.requestPictureInPicture().catch(() => {})
  }
  go(path) {
    const link = document.createElement('a')
    link.href = path
    link.hidden = true
    this.root.append(link)
    link.click()
  }
  announce(isHere = true) {
    const { session, root } = this
    if (!session) return
    session.metadata = isHere ? new MediaMetadata({ title: document.title, artist: this.one('.player-note')?.textContent, artwork: [{ src: root.dataset.artwork }] }) : null
    const acts = {
      play: () => this.toggle(true), pause: () => this.toggle(false), seekbackward: () => this.skip(-this.rules.skip), seekforward: () => this.skip(this.rules.skip),
      seekto: ({ seekTime }) => this.to(seekTime), nexttrack: this.control('next-now') && (() => this.next()),
    }
    // A browser refuses actions that it does not know.
    for (const name in acts) try { session.setActionHandler(name, isHere ? acts[name] : null) } catch { }
  }
  place() {
    const { video, duration } = this
    if (duration) this.session?.setPositionState?.({ duration, playbackRate: video.playbackRate, position: clamp(video.currentTime, 0, duration) })
  }

  // ---- Stream ----

  open(start) {
    const { root, video, orders } = this, wanted = memory.quality || null
    const isOffered = wanted && [...this.all('[name=player-quality]')].some(one => one.value === wanted)
    if (isOffered) { this.picked = wanted; this.check('quality', wanted) }
    video.removeAttribute('src')
    this.isBroken = false
    this.asked = this.level()
    this.stream = new Stream(video, this.playlist, {
      start, level: this.asked, sound: this.sound ?? root.dataset.sound ?? null, buffer: +orders?.dataset.buffer || undefined, rules: this.rules.network,
      report: (event, detail) => this.streamed(event, detail),
    })
    if (isOffered) send(root, 'quality', { name: wanted })
  }
  // The viewer's choice, or the server's; null where the stream chooses.
  level() { return this.picked ?? this.orders?.dataset.level ?? null }
  choose(name) {
    this.picked = name || null
    remember({ quality: name })
    send(this.root, 'quality', name && { name })
    this.ordered()
    this.automatic()
  }
  ordered() {
    const { stream, orders } = this
    if (!stream) return
    const level = this.level(), buffer = +orders?.dataset.buffer
    if (level !== this.asked) stream.setLevel(this.asked = level)
    if (buffer) stream.setBuffer(buffer)
  }
  streamed(event, detail) {
    if (event === 'open') {
      this.offer('quality', detail.levels)
      this.offer('sound', detail.sounds)
      this.check('sound', detail.sound)
    } else if (event === 'level') {
      this.shown = detail.name
      send(this.root, 'level', { name: detail.name })
      this.automatic()
    } else if (event === 'loaded') {
      this.root.classList.remove('is-preparing')
      if (this.isBroken) { this.isBroken = false; if (this.hasProblem) this.play() }
      if (detail.kind !== 'video') return
      this.loaded.bytes += detail.bytes
      this.loaded.milliseconds += detail.milliseconds
      this.rate = megabits(detail.bytes, detail.milliseconds)
    } else if (event === 'failed') this.broke(detail)
  }
  // Hides what this browser cannot decode.
  offer(menu, list) { for (const one of this.all(`[name=player-${menu}]`)) one.parentNode.hidden = !!one.value && !list.some(({ name }) => name === one.value) }
  name(level) { return this.one(`[name=player-quality][value="${level}"] + span`)?.textContent }
  automatic() {
    const choice = this.one('[name=player-quality][value=""] + span'), name = this.name(this.shown)
    if (!choice) return
    this.word ??= choice.textContent
    choice.textContent = name && !this.picked ? `${this.word} (${name})` : this.word
  }
  broke({ kind, status, message }) {
    const { video, root } = this, line = '.player-status span + span'
    if (kind === 'busy') {
      this.preparing ??= this.one(line).textContent
      this.put(line, message || this.preparing)
      root.classList.add('is-preparing')
      if (video.readyState < 3) { this.wait(true); this.stall() }
      return
    }
    if (kind === 'network') {
      this.isBroken = true
      if (video.readyState < 3) this.problem('network')
      return
    }
    const { original } = root.dataset, place = video.currentTime || this.start, now = Date.now()
    // The file was replaced, or its addresses are too old: a new page has new ones. At most once a minute, and with the place that is still there.
    if ((status === 403 || status === 410) && now - (sessionStorage[reopened] || 0) > 6e4) {
      sessionStorage[reopened] = now
      return this.reopen(place)
    }
    if (kind === 'format' && status && message) this.put('[data-problem=format] p', message)
    this.stream.close()
    this.stream = null
    this.report('failedLoading')
    if (!original) return this.problem(kind === 'gone' ? 'network' : 'format')
    this.start = place
    video.src = `${original}#t=${place.toFixed(1)}`
    this.one('[data-menu=quality]')?.remove()
    this.play()
  }
  // At most every two seconds.
  measure(ahead) {
    const { loaded, root } = this, now = Date.now()
    if (now - (this.measuredAt || 0) < 2000) return
    this.measuredAt = now
    if (loaded.milliseconds > 0) send(root, 'measured', { bytes: Math.round(loaded.bytes), seconds: loaded.milliseconds / 1000 })
    this.loaded = { bytes: 0, milliseconds: 0 }
    if (Math.abs(ahead - (this.told ?? -9)) >= 1) send(root, 'buffered', { ahead: (this.told = ahead).toFixed(1) })
  }
  connection() {
    const { type = '', effectiveType = '', saveData = false } = navigator.connection || {}
    if (this.root.dataset.stream && navigator.connection) send(this.root, 'connection', { type, effectiveType, isSaving: saveData })
  }

  // ---- Statistics, subtitles ----

  statistics() {
    if (this.card('stats', !this.card('stats'))) this.tick()
  }
  facts(ahead) {
    const { video } = this, frames = video.getVideoPlaybackQuality?.(), link = navigator.connection
    const facts = {
      level: this.name(this.shown), resolution: video.videoWidth && `${video.videoWidth} × ${video.videoHeight}`,
      ahead: `${Math.max(ahead, 0).toFixed(1)} s`, bandwidth: this.rate && `${this.rate.toFixed(1)} Mbit/s`,
      dropped: frames && `${frames.droppedVideoFrames} of ${frames.totalVideoFrames}`,
      connection: [link?.type, link?.effectiveType, globalThis.popcorn?.isLive ? 'connected' : 'away'].filter(Boolean).join(', '),
    }
    for (const name in facts) this.put(`[data-stat=${name}]`, facts[name] || '–')
  }
  // Moves all subtitles; those that arrive later are moved by `tick`.
  shift(seconds, isChoice) {
    this.shifted = clamp(Math.round(seconds * 2) / 2, -60, 60)
    // The browser sorts them again at each step.
    for (const track of this.video.textTracks) for (const cue of [...track.cues || []]) {
      if (!cueTimes.has(cue)) cueTimes.set(cue, [cue.startTime, cue.endTime])
      const [start, end] = cueTimes.get(cue)
      cue.startTime = Math.max(start + this.shifted, 0)
      cue.endTime = Math.max(end + this.shifted, 0)
    }
    const value = this.one('[data-value=timing]')
    if (value) value.textContent = `${this.shifted > 0 ? '+' : this.shifted ? '−' : ''}${Math.abs(this.shifted).toFixed(1)} s`
    if (!isChoice) return
    const { [this.root.dataset.subject]: old, ...others } = memory.shifts || {}
    remember({ shifts: Object.fromEntries([...Object.entries(others), [this.root.dataset.subject, this.shifted]].slice(-50)) })
  }

  problem(name) {
    this.hasProblem = !!name
    for (const one of this.all('[data-problem]')) one.hidden = one.dataset.problem !== name
    this.root.classList.toggle('has-problem', !!name)
    if (name) { this.wait(false); this.show() }
  }
  isThere() {
    const url = this.stream ? this.root.dataset.stream : this.video.src || this.root.dataset.stream
    return fetch(url, { headers: { range: 'bytes=0-0' }, signal: AbortSignal.timeout(1e4) }).then(answer => answer.ok, () => null)
  }
  reopen(place) {
    const url = new URL(location)
    url.hash = ''
    url.searchParams.delete('from')
    url.searchParams.set('t', place | 0)
    location.replace(url)
  }
  async failed() {
    const { video } = this, code = video.error?.code
    if (!code || code === 1) return
    // A stream reports its failures itself.
    if (this.stream) return
    let name = { 2: 'network', 3: 'decoding' }[code]
    if (!name) name = await this.isThere() ? 'format' : 'network'
    this.report('failed' + { network: 'Network', decoding: 'Decoding', format: 'Loading' }[name])
    if (name === 'network' && this.tries < 3) {
      this.wait(true)
      this.after('again', 1000 * 2 ** this.tries++)
    } else this.problem(name)
  }
  // The same address once more, or a new page, whose address is fresh.
  async again(isAsked) {
    const { video } = this, place = video.currentTime || this.start
    if (isAsked) {
      this.problem()
      this.wait(true)
      this.stall()
      const isThere = await this.isThere()
      if (isThere === false) return this.reopen(place)
      if (!isThere) {
        // A refusal comes at once, but should be seen as one.
        await new Promise(done => setTimeout(done, 1000))
        if (this.stream && !this.isBroken) return
        this.problem('network')
        return this.control('retry').focus()
      }
      this.tries = 0
    }
    this.start = place
    if (this.root.dataset.stream && !video.src.includes(this.root.dataset.original ?? ' ') && globalThis.Stream?.isSupported) {
      this.stream?.close()
      this.open(place)
    } else video.src = video.src.split('#')[0] + `#t=${place.toFixed(1)}`
    this.play()
  }

  leave() {
    this.save(true)
    this.life.abort()
    clearInterval(this.clockwork)
    Object.values(this.timers).forEach(clearTimeout)
    this.lock?.release()
    this.watcher?.disconnect()
    this.stream?.close()
    this.announce(false)
    this.video.pause()
    this.video.removeAttribute('src')
    this.video.load()
  }
}

const players = new Map()
let lastScreen, lastKnown
function adopt() {
  for (const [root, player] of players) if (!root.isConnected) { players.delete(root); player.leave() }
  for (const root of document.querySelectorAll('[data-player]')) if (!players.has(root)) players.set(root, new Player(root))
  const screen = document.querySelector('[data-capabilities]'), known = screen?.dataset.capabilities
  // The element of one page may become that of the next.
  if (screen && (screen !== lastScreen || known !== lastKnown) && known !== capabilities()) decideAgain(screen)
  lastScreen = screen
  lastKnown = known
}
new MutationObserver(adopt).observe(document, { childList: true, subtree: true })
adopt()
