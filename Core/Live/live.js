// Popcorn's live pages: one socket, patches of HTML, and what the browser owns left alone. Without this module every page works by links and forms.
// Frames: records end with U+001E, their fields are split by U+001F (see Record.swift for the letters).
const html = document.documentElement
const byId = id => document.getElementById(id)
const meta = name => document.querySelector(`meta[name=${name}]`)?.content ?? ''
const emit = (name, detail) => document.dispatchEvent(new CustomEvent('popcorn:' + name, { detail }))
const address = url => url.pathname + url.search
const template = document.createElement('template')

// ---- Morphing ----

// The classes that the server gave an element. Other `is-…` classes were added by scripts and stay.
const served = new WeakMap()
const learn = root => {
  for (const element of [root, ...root.querySelectorAll('[class*="is-"]')]) served.set(element, element.getAttribute('class') ?? '')
}
const words = text => (text || '').split(' ').filter(Boolean)

const parse = source => {
  template.innerHTML = source
  // Not adopted before it is inserted, or pictures would be fetched for nothing.
  const element = template.content.firstElementChild
  learn(element)
  return element
}

const owned = (element, name) => name.startsWith('data-client-') || (name === 'open' && /^(DETAILS|DIALOG)$/.test(element.nodeName))

const syncAttributes = (old, fresh) => {
  for (const { name } of [...old.attributes]) {
    if (name !== 'class' && !fresh.hasAttribute(name) && !owned(old, name)) old.removeAttribute(name)
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== 'class' && old.getAttribute(name) !== value && !owned(old, name)) old.setAttribute(name, value)
  }
  const given = fresh.getAttribute('class'), names = words(given), before = words(served.get(old))
  const kept = words(old.getAttribute('class')).filter(name => name.startsWith('is-') && !before.includes(name) && !names.includes(name))
  served.set(old, given ?? '')
  if (given === null && !kept.length) old.removeAttribute('class')
  else {
    const value = kept.length ? [...names, ...kept].join(' ') : given
    if (old.getAttribute('class') !== value) old.setAttribute('class', value)
  }
}

// What a person is typing wins, and so does what was sent and not answered yet; `data-live-force` overrules both.
const sentWith = new WeakMap()
const isFree = (field, force) =>
  force || (!(sentWith.get(field.form ?? field) > answered) && !(field === document.activeElement && !/^(checkbox|radio|select-one)$/.test(field.type)))

const syncField = (old, fresh, was) => {
  const force = fresh.hasAttribute('data-live-force')
  if (old.nodeName === 'OPTION') {
    const list = old.closest('select')
    if (was.selected !== fresh.defaultSelected && (!list || isFree(list, force))) old.selected = fresh.defaultSelected
  } else if (old.type === 'checkbox' || old.type === 'radio') {
    if ((force || was.checked !== fresh.defaultChecked) && isFree(old, force)) old.checked = fresh.defaultChecked
  } else if (old.type !== 'file' && (force || was.value !== fresh.defaultValue) && isFree(old, force)) {
    if (old.value !== fresh.defaultValue) old.value = fresh.defaultValue
  }
}

// Without moveBefore, what plays or has the focus stays where it is, and the others move around it.
const isPinned = node => node.contains(document.activeElement) || node.querySelector?.('video, audio, iframe')
const put = (parent, node, before) => {
  if (node.parentNode !== parent) parent.insertBefore(node, before)
  else if (parent.moveBefore) parent.moveBefore(node, before)
  else if (isPinned(node)) {
    while (before !== node) {
      const next = before.nextSibling
      parent.append(before)
      before = next
    }
  } else parent.insertBefore(node, before)
}

const morph = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh)
  if (old.dataset.live === 'ignore' && fresh.dataset.live === 'ignore') return
  const was = { value: old.defaultValue, checked: old.defaultChecked, selected: old.defaultSelected }
  syncAttributes(old, fresh)
  if (old.nodeName === 'TEXTAREA') {
    const typed = old.value
    if (was.value !== fresh.defaultValue) old.defaultValue = fresh.defaultValue
    if (old.value !== typed) old.value = typed
  } else morphChildren(old, fresh)
  if (/^(INPUT|TEXTAREA|OPTION)$/.test(old.nodeName)) syncField(old, fresh, was)
}

const morphChildren = (parent, target) => {
  const fresh = [...target.childNodes], rest = [...parent.childNodes]
  const wanted = new Set(fresh.map(node => node.id).filter(Boolean))
  const fits = (old, node) => (old.id || '') === (node.id || '') && old.nodeName === node.nodeName
  fresh.forEach((node, place) => {
    let at = rest.length && fits(rest[0], node) ? 0 : -1
    // More to come than there is: something was put in here.
    if (at < 0 && (node.id || fresh.length - place <= rest.length)) at = rest.findIndex(old => fits(old, node))
    if (at < 0) return parent.insertBefore(node, rest[0])
    const [old] = rest.splice(at, 1)
    for (; at > 0 && !wanted.has(rest[0].id); at--) rest.shift().remove()
    if (at > 0) put(parent, old, rest[0])
    if (old.nodeType === 1) morph(old, node)
    else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue
  })
  for (const node of rest) node.remove()
}

// ---- Frames ----

let revision = 0, answered = 0, token = meta('live'), theme = html.dataset.theme ?? null

const find = id => byId(id) ?? (() => { throw Error('no ' + id) })()

const perform = ([letter, first, second, third]) => {
  switch (letter) {
    case 'm': return morph(find(first), parse(second))
    case 'i': return find(first).insertBefore(parse(third), second ? find(second) : null)
    case 'x': return find(first).remove()
    case 'o': {
      const list = find(first)
      let before = list.firstElementChild
      for (const id of second.split(',')) {
        const child = find(id)
        if (child !== before) put(list, child, before)
        before = child.nextElementSibling
      }
      return
    }
    case 't': document.title = first; return
    case 'u': return moveTo(first, second)
    case 'g': return location.assign(first)
    case 'e': return hear(first, JSON.parse(second))
    case 'c': revision = +first
  }
}

const hear = (name, detail) => {
  if (name === 'session') token = detail.token
  else if (name === 'document') {
    html.lang = detail.lang
    html.dir = detail.dir
    // A theme chosen in this browser stays until the server names another one.
    if (detail.theme !== theme && (theme = detail.theme)) html.dataset.theme = theme
  }
  emit(name, detail)
}

/** Applies one frame to the document at once. Throws where the page is not what the server thinks. */
export function apply(frame) {
  const records = frame.split('\x1e').filter(Boolean).map(record => record.split('\x1f'))
  const commit = records.find(record => record[0] === 'c')
  // A session that was created again has not heard of earlier intents.
  if (commit) answered = Math.max(answered, commit[2])
  const focus = document.activeElement, within = []
  for (let one = focus.closest('main') && focus; one; one = one.parentElement) within.push(one)
  const box = within[0]?.getBoundingClientRect()
  records.forEach(perform)
  if (focus.isConnected || document.activeElement !== document.body) return
  const same = focus.id && byId(focus.id)
  if (same) same.focus({ preventScroll: true })
  else if (!going) refocus(focus.textContent, box, within.filter(one => one.isConnected))
}

// The control with the focus is gone: the focus goes on at the same one of the next entry, or at the nearest to its place.
const refocus = (text, box, within) => {
  for (const scope of within) {
    const others = [...scope.querySelectorAll('a[href], button:enabled, summary')].filter(one => one.tabIndex >= 0 && one.checkVisibility())
    const far = (one, { x, y } = one.getBoundingClientRect()) => Math.hypot(x - box.x, y - box.y) + (one.textContent !== text) * 1e5
    moved = others.sort((one, other) => far(one) - far(other))[0] ?? (scope.id === 'main' && scope)
    if (moved) return moved.focus({ preventScroll: true })
  }
}

// A control that a patch puts in the place of the pressed one does not take the next click for half a second. On a new page the half second
// counts from the press: that stops a double click, but not someone who goes on from page to page. Nobody types within a double click.
let pressed, moved, pointer, guarded
addEventListener('click', event => {
  const { clientX: x, clientY: y } = event
  if (performance.now() < guarded && (event.detail ? Math.hypot(x - pointer[0], y - pointer[1]) < 24 : event.target === moved)) {
    event.preventDefault()
    return event.stopImmediatePropagation()
  }
  guarded = 0
  pressed = event.target.closest?.('button, a, summary')
  pointer = [x, y, event.timeStamp]
}, true)

// Frames wait for the end of an input method's composition and of a transition's first half.
const frames = []
let isComposing = false, isBusy = false

const drain = () => {
  while (frames.length && !isComposing && !isBusy) {
    const frame = frames.shift()
    // A movie must not wait for a transition: it holds the picture back until it is over.
    const isStep = frame.includes('u\x1fpush\x1f') && !frame.includes('<video')
    if (isStep && document.startViewTransition && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      isBusy = true
      emit('leave')
      const transition = document.startViewTransition(() => settle(frame))
      for (const promise of [transition.ready, transition.finished]) promise.catch(() => {})
      transition.updateCallbackDone.catch(() => {}).then(() => { isBusy = false; drain() })
    } else settle(frame)
  }
}

const settle = frame => {
  try {
    apply(frame)
  } catch (error) {
    console.warn(error)
    revision = -1
    return byId('live') ? socket?.close() : location.reload()
  }
  if (pressed && !pressed.isConnected) {
    pressed = undefined
    guarded = (frame.includes('u\x1fpush\x1f') ? pointer[2] : performance.now()) + 500
  }
  const wrong = lastForm?.querySelector('[aria-invalid=true]')
  if (wrong) {
    lastForm = undefined
    wrong.focus()
  }
  for (const [number, { element, posts }] of sentIntents) {
    // One that ends its socket again and again would do so for ever.
    if (number <= answered || (isJoining && posts > 2)) {
      element?.classList.remove('is-pending')
      sentIntents.delete(number)
    } else if (isJoining) post(number)
  }
  if (isJoining) {
    isJoining = false
    asked = 0
    if (frame.startsWith('m\x1flive\x1f') || frame.includes('\x1em\x1flive\x1f')) recover()
    html.classList.remove('is-holding')
    for (const ask of waiting.splice(0)) intent(...ask)
  }
  if (!sentIntents.size) clearTimeout(patience)
  emit('patched')
  endNavigation()
}

// ---- Socket ----

const tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
const waiting = []
let socket, tries = 0, retry, alarm, isJoining = false, isJoined = false, isLeaving = false

const connect = () => {
  if (isLeaving || socket?.readyState < 2) return
  clearTimeout(retry)
  alarm ??= setTimeout(() => html.classList.add('is-offline'), 2000)
  const mine = socket = new WebSocket(location.origin.replace('http', 'ws') + '/live')
  mine.onopen = () => {
    mine.send(JSON.stringify({ t: 'join', k: token, b: tab, r: revision, u: address(location), a: meta('assets') }))
    isJoining = isJoined = true
  }
  mine.onmessage = ({ data }) => {
    tries = 0
    alarm = clearTimeout(alarm)
    html.classList.remove('is-offline')
    frames.push(data)
    drain()
  }
  mine.onclose = ({ code }) => {
    if (socket !== mine) return
    isJoined = false
    if (sentIntents.size) html.classList.add('is-holding')
    alarm ??= setTimeout(() => html.classList.add('is-offline'), 2000)
    if (code === 4401) return location.reload()
    clearTimeout(retry)
    retry = setTimeout(connect, Math.min(8000, 250 * 2 ** tries++) * (.5 + Math.random() / 2))
  }
}

const isOpen = () => isJoined && socket.readyState === 1
// Whether this page has ever had its socket. One that never had it works by links and forms.
const wasLive = () => revision

addEventListener('online', connect)
addEventListener('pageshow', event => { isLeaving = false; if (event.persisted) connect() })
addEventListener('pagehide', () => { isLeaving = true; socket?.close() })
document.addEventListener('visibilitychange', () => { if (!document.hidden) connect() })

// ---- Intents ----

// By number, until they are answered. What was not answered before its socket closed is sent again.
const sentIntents = new Map()
let sequence = 0, patience, lastForm

/** Sends an intent; fields are an object or pairs. While the socket is away, twenty of them wait. False when this one cannot. */
export function intent(name, fields = [], element = null) {
  if (!isOpen() || isJoining) {
    if (socket === undefined || waiting.length > 19) return false
    waiting.push([name, fields, element])
    if (wasLive()) html.classList.add('is-holding')
    if (element?.nodeName !== 'FORM') element?.classList.add('is-pending')
    return true
  }
  if (element?.nodeName !== 'FORM') element?.classList.add('is-pending')
  sentIntents.set(++sequence, { name, fields: (Array.isArray(fields) ? fields : Object.entries(fields)).map(pair => pair.map(String)), element, posts: 0 })
  post(sequence)
  return true
}

const post = number => {
  const sent = sentIntents.get(number), { name, fields, element } = sent
  sent.posts++
  // A session that was created again counts its screens from the start.
  const screen = element && (element.isConnected ? element.closest('[data-screen]') : document.querySelector('[data-screen]'))?.dataset.screen
  socket.send(JSON.stringify({ t: 'i', n: name, f: fields, c: screen, s: number }))
  clearTimeout(patience)
  // A socket that is silent for this long is dead without knowing it.
  patience = setTimeout(() => socket?.close(), 8000)
}

const read = source => {
  const [name, query = ''] = source.split('?')
  return [name, [...new URLSearchParams(query)]]
}
const fieldsOf = (form, submitter) => [...new FormData(form, submitter)].filter(([name, value]) => name !== '-' && typeof value === 'string')
const isPlain = event => !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

document.addEventListener('click', event => {
  const element = isPlain(event) && event.target.closest('[data-i]:not(form), a[href]')
  if (!element) return
  if (element.dataset.i) {
    if (intent(...read(element.dataset.i), element) && /^(A|BUTTON)$/.test(element.nodeName)) event.preventDefault()
  } else if (follow(element)) event.preventDefault()
})

document.addEventListener('submit', event => {
  const form = event.target, button = event.submitter
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get'
  if (event.defaultPrevented || !(isOpen() || wasLive()) || form.closest('[data-live-off]') || method === 'dialog' || form.querySelector('[type=file]')) return
  if (form.dataset.i) {
    const [name, fields] = read(form.dataset.i)
    lastForm = form
    intent(name, [...fields, ...fieldsOf(form, button)], button ?? form)
    sentWith.set(form, sequence)
    if ('liveReset' in form.dataset) form.reset()
  } else if (method.toLowerCase() === 'get') {
    const url = new URL(form.getAttribute('action') ?? location.pathname, location)
    url.search = new URLSearchParams(fieldsOf(form, button).filter(([, value]) => value))
    if (url.origin !== location.origin) return
    navigate(url)
  } else return
  event.preventDefault()
})

// Other modules ask with a `popcorn:intent` event; it is prevented when the intent was taken.
document.addEventListener('popcorn:intent', event => {
  const { name, fields, element } = event.detail
  if (intent(name, fields, element)) event.preventDefault()
})

const timers = new WeakMap()
const say = element => {
  clearTimeout(timers.get(element))
  timers.delete(element)
  const form = element.form ?? (element.nodeName === 'FORM' ? element : null)
  if (intent(element.dataset.liveInput, form ? fieldsOf(form) : [[element.name, element.value]], form ?? element)) sentWith.set(form ?? element, sequence)
}
const isChoice = field => /^(checkbox|radio|range|select-one|select-multiple)$/.test(field.type)
const typed = event => {
  guarded = 0
  const element = event.target.closest?.('[data-live-input]')
  if (!element || isComposing || isChoice(event.target)) return
  clearTimeout(timers.get(element))
  timers.set(element, setTimeout(say, 50, element))
}
document.addEventListener('input', typed)
document.addEventListener('change', event => {
  const element = event.target.closest?.('[data-live-input]')
  if (element && (isChoice(event.target) || timers.has(element))) say(element)
})
document.addEventListener('compositionstart', () => { isComposing = true })
document.addEventListener('compositionend', event => { isComposing = false; typed(event); drain() })

// After the server has lost the session: text being typed is sent again.
const recover = () => {
  for (const form of document.querySelectorAll('[data-recover][data-live-input]')) say(form)
}

// ---- Addresses ----

history.scrollRestoration = 'manual'
let here = address(location), going, asked, wanted = history.state?.y ?? null, aim = history.state?.f, until = Infinity, noting

// Where the focus was: an id, or which of the links to an address.
const twins = href => [...document.links].filter(link => link.href === href)
const spot = () => {
  const { id, href } = follow.link ?? document.activeElement
  return id ? [id] : href && [href, twins(href).indexOf(follow.link ?? document.activeElement)]
}
const note = () => { noting = undefined; history.replaceState({ y: scrollY, f: spot() }, '') }
const restore = () => {
  const element = aim && document.activeElement.matches('body, main') && (byId(aim[0]) ?? twins(aim[0])[aim[1]])
  if (element) {
    element.focus({ preventScroll: true })
    aim = undefined
  }
  if (wanted === null) return
  scrollTo(0, wanted)
  if (Math.abs(scrollY - wanted) < 2 || performance.now() > until) wanted = null
}
// The rows of a long list come after the page.
const restoreUntil = end => { restore(); if (aim && performance.now() < end) requestAnimationFrame(() => restoreUntil(end)) }
addEventListener('scroll', () => { if (wanted === null) noting ??= setTimeout(note, 150) }, { passive: true })
for (const kind of ['wheel', 'pointerdown', 'keydown']) addEventListener(kind, () => { wanted = null; aim = undefined }, { passive: true })

/** Goes to an address within the application. Without a socket, or without an answer, the browser goes there itself. */
export function navigate(url, isReturn = false) {
  url = new URL(url, location)
  const go = () => isReturn ? location.reload() : location.assign(url)
  noting = clearTimeout(noting)
  if (!isReturn) note()
  trip++
  if (!isOpen()) return reach(go)
  socket.send(JSON.stringify({ t: 'u', u: address(url), pop: isReturn, s: asked = ++sequence }))
  clearTimeout(going)
  going = setTimeout(reach, 4000, go)
}

// Leaves the page only for a server that answers: the browser's own error page would lose it.
let trip = 0
const reach = async go => {
  for (const mine = ++trip; mine === trip;) {
    const isThere = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout?.(4000) }).catch(() => false)
    if (mine === trip && isThere) return go()
    html.classList.add('is-offline')
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
}

const follow = link => {
  const url = new URL(link.href, location)
  if (!(isOpen() || wasLive()) || url.origin !== location.origin || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  if (link.closest('[data-live-off]') || (url.hash && address(url) === here)) return false
  link.classList.add('is-pending')
  follow.link = link
  navigate(url)
  return true
}

// An earlier frame does not end it.
const endNavigation = () => {
  if (answered < asked) return
  going = clearTimeout(going)
  follow.link?.classList.remove('is-pending')
  follow.link = undefined
  restoreUntil(performance.now() + 1500)
}

const moveTo = (kind, path) => {
  const url = new URL(path, location), isElsewhere = url.pathname !== location.pathname
  // A step along such a link takes the place of this page.
  if (kind === 'push' && !follow.link?.closest('[data-live-replace]')) history.pushState({ y: 0 }, '', url)
  else history.replaceState(history.state, '', url)
  here = address(url)
  if (kind !== 'push') return
  if (isElsewhere) {
    wanted = 0
    until = 0
    // Whoever types goes on typing: the search field stands on every page.
    if (document.activeElement?.tagName !== 'INPUT')
      (document.querySelector('#live [autofocus]') || document.querySelector('main'))?.focus({ preventScroll: true })
  }
  emit('arrive', { url: here })
}

addEventListener('popstate', event => {
  wanted = event.state?.y ?? 0
  aim = event.state?.f
  until = performance.now() + 1500
  if (address(location) === here) return restore()
  here = address(location)
  navigate(location, true)
})

// ---- Start ----

window.popcorn = {
  intent, navigate, apply,
  get isLive() { return isOpen() && !isJoining },
  /** Calls back with the detail of each event of that name; the result ends it. */
  on(name, call) {
    const listener = event => call(event.detail)
    document.addEventListener('popcorn:' + name, listener)
    return () => document.removeEventListener('popcorn:' + name, listener)
  }
}
learn(html)
restore()
if (token || byId('live')) connect()
