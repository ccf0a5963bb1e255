// Controls the movie, reports to the server, and keeps playing while the socket is away.

// What this browser decodes, by the names of the server's Probe, for the cookie that the server decides by.
const movie = codec => `video/mp4; codecs="${codec}"`, sound = codec => `audio/mp4; codecs="${codec}"`
const probes = {
  mp4: 'video/mp4', matroska: 'video/x-matroska', webm: 'video/webm', ogg: 'video/ogg', mpegts: 'video/mp2t', avi: 'video/x-msvideo',
  h264: movie('avc1.640028'), h264high10: movie('avc1.6e0029'), h264high422: movie('avc1.7a0029'), h264high444: movie('avc1.f40029'),
  hevc: movie('hvc1.1.6.L93.B0'), hevc10: movie('hvc1.2.4.L150.B0'), dolbyvision: movie('dvh1.05.06'), vp8: 'video/webm; codecs="vp8"',
  vp9: movie('vp09.00.10.08'), vp9high: movie('vp09.02.10.10'), av1: movie('av01.0.05M.08'), av1high: movie('av01.0.05M.10'),
  mpeg4: movie('mp4v.20.9'), theora: 'video/ogg; codecs="theora"', aac: sound('mp4a.40.2'), heaac: sound('mp4a.40.5'),
  heaac2: sound('mp4a.40.29'), mp3: 'audio/mpeg', opus: 'audio/webm; codecs="opus"', vorbis: 'audio/webm; codecs="vorbis"',
  flac: 'audio/flac', pcm: 'audio/wav; codecs="1"', ac3: sound('ac-3'), eac3: sound('ec-3'), ac4: sound('ac-4.02.01.00'),
  dts: sound('dtsc'), alac: sound('alac'),
}
const asked = document.createElement('video')
const can = type => asked.canPlayType(type) !== ''
const cookie = () => document.cookie.match(/(?:^|; )popcorn-caps=([^;]*)/)?.[1] || ''
const refused = new Set((cookie().split('~')[1] || '').split('+').filter(Boolean))

function capabilities() {
  const yes = Object.keys(probes).filter(name => can(probes[name]))
  const value = ['v1', ...yes.sort()].join('+') + (refused.size ? '~' + [...refused].sort().slice(-16).join('+') : '')
  if (value !== cookie()) document.cookie = `popcorn-caps=${value}; path=/; max-age=31536000; samesite=lax`
  return value
}
capabilities()

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

// Choices, and positions that could not be saved.
const stored = key => { try { return JSON.parse(localStorage[key] || '{}') } catch { return {} } }
const store = (key, value) => { try { localStorage[key] = JSON.stringify(value) } catch { } }
const unsaved = 'popcorn-unsaved', choices = 'popcorn-player', memory = stored(choices)
const remember = change => store(choices, Object.assign(memory, change))

async function put(url, place, isRepeat) {
  const { position, duration, at } = place
  let isThrough = false
  try {
    const answer = await fetch(url, { method: 'PUT', keepalive: true, headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position, duration }) })
    isThrough = answer.status < 500
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
  for (const [url, place] of Object.entries(stored(unsaved))) if (Date.now() - place.at < 864e5) put(url, place, true)
}
addEventListener('online', resend)
resend()

const speeds = [1, 1.25, 1.5, 2, .5]
const clamp = (value, least, most) => Math.min(Math.max(value, least), most)
const two = number => String(number).padStart(2, '0')
const clock = seconds => {
  const all = Math.max(seconds | 0, 0), hours = all / 3600 | 0, minutes = (all / 60 | 0) % 60
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

class Player {
  constructor(root) {
    this.root = root
    this.video = root.querySelector('video')
    this.life = new AbortController()
    this.start = +root.dataset.start || 0
    this.saved = -1
    this.tries = 0
    this.timers = {}
    this.control('pip').hidden = !document.pictureInPictureEnabled
    this.video.controls = false
    this.root.tabIndex = -1
    const denied = root.dataset.anyway === undefined && root.dataset.types.split('|').filter(type => type && !can(type))
    if (denied?.length) {
      for (const type of denied) refused.add(type.match(/"(.*)"/)[1].toLowerCase())
      decideAgain(root)
    }
    this.restore()
    this.listen()
    this.announce()
    this.clockwork = setInterval(() => this.tick(), 500)
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
  get duration() { return isFinite(this.video.duration) ? this.video.duration : +this.root.dataset.duration || 0 }

  restore() {
    const { video, root } = this
    video.volume = clamp(memory.volume ?? 1, 0, 1)
    video.muted = !!memory.muted
    video.defaultPlaybackRate = video.playbackRate = speeds.includes(memory.speed) ? memory.speed : 1
    root.dataset.captions = memory.size || 'medium'
    this.check('size', root.dataset.captions)
    const tracks = [...video.textTracks]
    if (memory.captions === '') this.caption('off')
    else if (memory.captions) this.caption(tracks.find(track => track.label === memory.captions || track.language === memory.language)?.id)
    else this.caption(this.one('[name=player-subtitles]:checked')?.value)
  }

  listen() {
    const { video, root } = this
    this.on(video, 'loadedmetadata', () => this.opened())
    this.on(video, 'play pause', () => this.playingChanged())
    this.on(video, 'playing', () => {
      if (this.isWaiting) { this.isWaiting = false; this.report('resumed') }
      this.started = true
      this.tries = 0
      this.report('playing')
      this.wait(false)
    })
    this.on(video, 'pause', () => { if (!video.ended) { this.save(); this.report('paused') } })
    this.on(video, 'waiting', () => { this.isWaiting = true; this.wait(true); this.report('waiting') })
    this.on(video, 'seeking', () => this.wait(true))
    this.on(video, 'seeked', () => { this.wait(false); this.tick(); this.save(); this.place() })
    this.on(video, 'canplay', () => this.wait(false))
    this.on(video, 'ratechange', () => { this.put('[data-control=speed]', `${+video.playbackRate.toFixed(2)}x`); this.place() })
    this.on(video, 'volumechange', () => this.volumeChanged())
    this.on(video, 'ended', () => this.ended())
    this.on(video, 'error', () => this.failed())
    this.on(video, 'progress', () => this.tick())
    this.volumeChanged()
    video.dispatchEvent(new Event('ratechange'))

    this.on(root, 'click', event => this.clicked(event))
    this.on(root, 'change', event => this.chosen(event.target))
    this.on(root, 'input', event => {
      if (event.target.dataset.control === 'volume') { video.muted = false; video.volume = event.target.value / 100 }
      if (event.target.dataset.control === 'seek') this.scrubTo(+event.target.value)
    })
    this.on(root, 'pointermove pointerdown focusin', event => { if (event.pointerType !== 'touch') this.show() })
    this.on(root, 'pointerup', event => { if (event.pointerType === 'touch') this.tapped(event) })
    this.on(root, 'dblclick', event => { if (!this.touched && this.isSurface(event.target)) this.fullscreen() })
    this.on(root, 'pointerleave', event => { if (event.pointerType === 'mouse') this.after('hide', 1000) })
    const scrub = this.one('[data-scrub]'), preview = this.one('.scrub-preview')
    this.on(scrub, 'pointermove', event => this.preview(event))
    this.on(scrub, 'pointerleave pointercancel', () => preview.classList.remove('is-shown'))
    this.on(document, 'keydown', event => this.pressed(event))
    this.on(document, 'fullscreenchange', () => this.windowChanged())
    this.on(document, 'visibilitychange', () => { this.stayAwake(); if (document.hidden) this.save(true) })
    this.on(window, 'pagehide', () => this.save(true))
    this.windowChanged()
  }

  play() {
    this.problem()
    this.video.play().catch(error => { if (error.name === 'NotAllowedError') this.playingChanged() })
  }
  toggle() { this.video.paused ? this.play() : this.video.pause() }
  to(time) { this.video.currentTime = clamp(time, 0, this.duration || 0) }
  skip(seconds) {
    if (this.hasProblem) return
    this.to(this.video.currentTime + seconds)
    const mark = this.one('.player-skip')
    mark.textContent = seconds < 0 ? '− 10 s' : '+ 10 s'
    mark.className = `player-skip is-shown${seconds > 0 ? ' is-on' : ''}`
    this.after('unmark', 500)
    this.tick()
  }
  unmark() { this.one('.player-skip').classList.remove('is-shown') }
  untouch() { this.touched = false }
  speed(rate) { this.video.defaultPlaybackRate = this.video.playbackRate = rate; remember({ speed: rate }) }
  nextSpeed() { this.speed(speeds[(Math.max(speeds.indexOf(this.video.playbackRate), 0) + 1) % speeds.length]) }
  step(way) {
    const order = [...speeds].sort((one, other) => one - other), at = order.indexOf(this.video.playbackRate)
    this.speed(order[clamp((at < 0 ? 1 : at) + way, 0, order.length - 1)])
  }
  louder(by) { this.video.muted = false; this.video.volume = clamp(Math.round((this.video.volume + by) * 20) / 20, 0, 1) }

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
    navigator.mediaSession.playbackState = plays ? 'playing' : 'paused'
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
    if (!waits) { clearTimeout(this.timers.stall); this.root.classList.remove('is-stalled') } else if (!this.root.classList.contains('is-stalled')) this.after('stall', 2000)
  }
  stall() { this.root.classList.add('is-stalled'); this.show() }
  async stayAwake() {
    const wanted = !this.video.paused && !document.hidden
    if (!wanted) { this.lock?.release(); this.lock = null }
    else if (!this.lock || this.lock.released) this.lock = await navigator.wakeLock?.request('screen').catch(() => null)
  }

  tick() {
    const { video, root, duration } = this, now = video.currentTime
    this.put('[data-time=now]', clock(now))
    if (duration) this.put('[data-time=all]', clock(duration))
    let held = 0
    for (let index = video.buffered.length; index--;) if (video.buffered.start(index) <= now + .5) held = Math.max(held, video.buffered.end(index))
    root.style.setProperty('--buffered', `${duration ? held / duration * 100 : 0}%`)
    if (!this.isScrubbing) this.mark(now)
    const chapter = this.chapter(now + .25)
    if (chapter && !chapter.checked) chapter.checked = true
    this.offerNext(duration - now)
    if (!video.paused && Date.now() - (this.savedAt || 0) >= 5000) this.save()
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
    const chapter = this.chapter(time)?.parentNode.textContent.trim().replace(/^[\d:]+\s+/, '')
    preview.style.setProperty('--at', `${at * 100}%`)
    preview.classList.toggle('is-shown', this.duration > 0)
    this.put('[data-time=preview]', chapter ? `${clock(time)} · ${chapter}` : clock(time))
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
    if (!this.declined) this.next()
  }

  show() { this.root.classList.remove('is-idle'); this.after('hide', 5000) }
  hide() {
    const { root, video } = this, focused = document.activeElement
    if (video.paused || this.isScrubbing || this.openCard || this.hasProblem) return
    if (focused !== root && root.contains(focused) && !focused.closest('[data-card]')) { this.lastFocus = focused; root.focus({ preventScroll: true }) }
    root.classList.add('is-idle')
  }
  get openCard() { return this.one('[data-card=tracks]:not([hidden])') }
  card(isOpen) {
    const card = this.one('[data-card=tracks]'), button = this.control('tracks')
    card.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    if (isOpen) card.querySelector(':checked')?.focus()
    else if (card.contains(document.activeElement) || document.activeElement === document.body) button.focus()
    this.show()
  }
  label(control, text) { const button = this.control(control); if (button) { button.ariaLabel = text; button.title = text } }
  check(menu, value) { const choice = [...this.all(`[name=player-${menu}]`)].find(one => one.value === value); if (choice) choice.checked = true }
  isSurface(target) { return target === this.video || target === this.root || target.matches('.player-centre') }

  clicked(event) {
    const control = event.target.closest('[data-control]')?.dataset.control
    if (control === 'leave') return this.leaves(event)
    const acts = {
      play: () => this.toggle(), back: () => this.skip(-10), on: () => this.skip(10), mute: () => { this.video.muted = !this.video.muted },
      tracks: () => this.card(!this.openCard), speed: () => this.nextSpeed(), pip: () => this.floating(), fullscreen: () => this.fullscreen(),
      next: () => this.next(), 'next-never': () => { this.declined = true; this.one('[data-card=next]').hidden = true },
      retry: () => this.again(true), listen: () => { this.listens = true; this.play() },
    }
    if (acts[control]) { acts[control](); this.show() }
    else if (!control && this.openCard && !event.target.closest('[data-card]')) this.card(false)
    else if (!this.touched && this.isSurface(event.target) && !this.hasProblem) this.toggle()
  }
  chosen(input) {
    const { value, name } = input, acts = {
      'player-subtitles': () => this.caption(value, true), 'player-chapter': () => { this.to(+value); this.play() },
      'player-size': () => { this.root.dataset.captions = value; remember({ size: value }) },
      'player-version': () => this.go(`${value}?t=${this.video.currentTime | 0}`),
      'player-sound': () => { for (const [index, track] of [...this.video.audioTracks || []].entries()) track.enabled = String(index) === value },
    }
    acts[name]?.()
    if (input.dataset.control === 'seek') this.scrubbed(+value)
  }
  tapped(event) {
    this.touched = true
    this.after('untouch', 700)
    if (!this.isSurface(event.target)) return this.show()
    const side = event.clientX / innerWidth
    const isSecond = event.timeStamp - (this.tappedAt || 0) < 320
    this.tappedAt = event.timeStamp
    if (isSecond && side < .4) this.skip(-10)
    else if (isSecond && side > .6) this.skip(10)
    else if (this.root.classList.contains('is-idle')) this.show()
    else this.hide()
  }
  pressed(event) {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (target.matches('textarea, select, [contenteditable], input:not([type=range], [type=radio])')) return
    const inMenu = target.closest('.player-menu, .player-card'), isPress = key === ' ' || key === 'Enter'
    if (key === 'Tab' && this.root.classList.contains('is-idle')) { this.lastFocus?.focus(); this.lastFocus = null; return this.show() }
    if ((isPress && target.closest('button, a, [type=radio]')) || (inMenu && key.startsWith('Arrow'))) return this.show()
    if (this.walks(event)) return this.show()
    const act = {
      ' ': () => this.toggle(), k: () => this.toggle(), j: () => this.skip(-10), l: () => this.skip(10), ArrowLeft: () => this.skip(-10),
      ArrowRight: () => this.skip(10), ArrowUp: () => this.louder(.05), ArrowDown: () => this.louder(-.05),
      m: () => { this.video.muted = !this.video.muted }, f: () => this.fullscreen(), p: () => this.floating(), c: () => this.captionsOnOff(),
      n: () => this.next(), '<': () => this.step(-1), '>': () => this.step(1), '?': () => document.getElementById('keys')?.showModal?.(),
      Escape: () => this.openCard ? this.card(false) : (this.one('[data-card=next]:not([hidden]) button') || this.control('leave')).click(),
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
    const stops = [...this.all('a[href], button, [data-control=seek]')].filter(one => one.offsetParent)
    const way = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1, at = stops.indexOf(target)
    stops[at < 0 ? stops.indexOf(this.control('play')) : clamp(at + way, 0, stops.length - 1)].focus()
    return true
  }
  caption(id, isChoice) {
    for (const track of this.video.textTracks) track.mode = track.id === id ? 'showing' : 'disabled'
    const shown = [...this.video.textTracks].find(track => track.mode === 'showing')
    this.check('subtitles', shown ? id : 'off')
    if (shown) this.lastCaption = id
    if (isChoice) remember({ captions: shown?.label ?? '', language: shown?.language || null })
  }
  captionsOnOff() {
    const tracks = [...this.video.textTracks], isOn = tracks.some(track => track.mode === 'showing')
    if (tracks.length) this.caption(isOn ? 'off' : this.lastCaption || tracks[0].id, true)
  }
  soundTracks() {
    const tracks = this.video.audioTracks, menu = this.one('[data-menu=sound]'), first = menu?.querySelector('label')
    if (!tracks || tracks.length < 2 || !first || menu.querySelectorAll('label').length > 1) return
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
    const stage = this.root.closest('[data-watch]') || this.root
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
  announce() {
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({ title: document.title, artist: this.one('.player-note')?.textContent, artwork: [{ src: this.root.dataset.artwork }] })
    const acts = {
      play: () => this.play(), pause: () => this.video.pause(), seekbackward: () => this.skip(-10), seekforward: () => this.skip(10),
      seekto: ({ seekTime }) => this.to(seekTime), nexttrack: this.control('next-now') && (() => this.next()),
    }
    for (const name in acts) session.setActionHandler(name, acts[name])
  }
  place() {
    const { video, duration } = this
    if (duration) navigator.mediaSession.setPositionState({ duration, playbackRate: video.playbackRate, position: clamp(video.currentTime, 0, duration) })
  }

  problem(name) {
    this.hasProblem = !!name
    for (const one of this.all('[data-problem]')) one.hidden = one.dataset.problem !== name
    this.root.classList.toggle('has-problem', !!name)
    if (name) { this.wait(false); this.show() }
  }
  isThere() { return fetch(this.video.src, { headers: { range: 'bytes=0-0' } }).then(answer => answer.ok, () => null) }
  async failed() {
    const { video } = this, code = video.error?.code
    if (!code || code === 1) return
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
      const isThere = await this.isThere()
      if (isThere === false) location.replace(`${location.pathname}?t=${place | 0}`)
      if (!isThere) return
      this.tries = 0
    }
    this.start = place
    video.src = video.src.split('#')[0] + `#t=${place.toFixed(1)}`
    this.play()
  }

  leave() {
    this.save(true)
    this.life.abort()
    clearInterval(this.clockwork)
    Object.values(this.timers).forEach(clearTimeout)
    this.lock?.release()
    navigator.mediaSession.metadata = null
    this.video.pause()
    this.video.removeAttribute('src')
    this.video.load()
  }
}

const players = new Map()
let lastScreen
function adopt() {
  for (const [root, player] of players) if (!root.isConnected) { players.delete(root); player.leave() }
  for (const root of document.querySelectorAll('[data-player]')) if (!players.has(root)) players.set(root, new Player(root))
  const screen = document.querySelector('[data-capabilities]')
  if (screen && screen !== lastScreen && screen.dataset.capabilities !== capabilities()) decideAgain(screen)
  lastScreen = screen
}
new MutationObserver(adopt).observe(document, { childList: true, subtree: true })
adopt()
