// What the pages do by themselves. Every page is complete without it; live.js patches the same markup.
const root = document.documentElement
const all = (selector, from = document) => from.querySelectorAll(selector)
const calm = matchMedia('(prefers-reduced-motion: reduce)')
root.classList.add('has-scripts')

// A television has neither hover nor pointer; one that says otherwise is told so in the settings.
const television = matchMedia('(min-width: 1280px) and (hover: none) and (pointer: none)')
const hasLayout = () => /popcorn-layout=tv/.test(document.cookie)
const lay = () => { if (hasLayout() || television.matches) root.dataset.layout = 'tv'; else delete root.dataset.layout }
lay()

// Intents: whatever carries `data-i="name?field=value"` can be fired without a click. live.js listens and calls
// preventDefault; without it a link is followed and a form is sent.
export function fire(element) {
  const [name, query = ''] = (element.dataset.liveVisible || element.dataset.i || '').split('?')
  if (!name) return false
  const detail = { name, fields: [...new URLSearchParams(query)], element }
  return !document.dispatchEvent(new CustomEvent('popcorn:intent', { detail, cancelable: true }))
}

// Pictures come in softly; one that is already there does not blink; one that fails gives way to the drawing of its title or person.
// (A picture's `load` never reaches the window.)
function shown(image) {
  const { drawn } = image.dataset
  if (!drawn || image.naturalWidth) return image.classList.add('is-loaded')
  delete image.dataset.drawn
  image.removeAttribute('srcset')
  image.src = drawn
}
document.addEventListener('load', event => { if (event.target.tagName === 'IMG') shown(event.target) }, true)
document.addEventListener('error', event => { if (event.target.tagName === 'IMG') shown(event.target) }, true)

// Rows: arrows move by what is in view and rest at the ends.
const forwards = track => getComputedStyle(track).direction === 'rtl' ? -1 : 1
function measure(track) {
  const row = track.closest('.row'), room = track.scrollWidth - track.clientWidth
  if (!row) return
  row.classList.toggle('is-wide', room > 4)
  const at = Math.abs(track.scrollLeft)
  for (const button of all('[data-carousel]', row)) button.disabled = button.dataset.carousel === 'on' ? at >= room - 4 : at <= 4
}
const measuring = new ResizeObserver(entries => entries.forEach(entry => measure(entry.target)))
addEventListener('scroll', event => { if (event.target.classList?.contains('track')) measure(event.target) }, true)
addEventListener('scroll', () => root.classList.add('has-scrolled'), { capture: true, once: true })

// Sentinels: the end of a list asks for more a screen before it is seen.
const seen = new WeakSet()
const watching = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) if (isIntersecting && fire(target)) { watching.unobserve(target); target.classList.add('is-pending') }
}, { rootMargin: '100% 0px' })

// Toasts leave after a while, but not while they are looked at.
function leave(toast) {
  if (toast.matches(':hover, :focus-within')) return setTimeout(leave, 2000, toast)
  toast.classList.add('is-leaving')
  setTimeout(() => { toast.hidden = true }, 250)
}

const showTheme = () => {
  for (const choice of all('[data-theme-choice]')) choice.ariaPressed = choice.dataset.themeChoice === (root.dataset.theme || 'auto')
  for (const choice of all('[data-layout-choice]')) choice.ariaPressed = (choice.dataset.layoutChoice === 'tv') === hasLayout()
}
const remember = (name, value) => { document.cookie = `popcorn-${name}=${value}; path=/; max-age=31536000; samesite=lax` }
function adopt(scope = document) {
  showTheme()
  for (const image of all('.picture img:not(.is-loaded)', scope)) if (image.complete) shown(image)
  for (const track of all('.track', scope)) if (!seen.has(track)) { seen.add(track); measuring.observe(track) } else measure(track)
  for (const mark of all('[data-live-visible]', scope)) {
    // The address changes with each part of the list; the intent stays the same.
    const wish = (mark.dataset.liveVisible || mark.dataset.i) + mark.getAttribute('href')
    if (mark.seenFor !== wish) { mark.seenFor = wish; mark.classList.remove('is-pending'); watching.unobserve(mark); watching.observe(mark) }
  }
  for (const toast of all('[data-toast]', scope)) if (!seen.has(toast)) { seen.add(toast); setTimeout(leave, +toast.dataset.toast || 8000, toast) }
}
let due = 0
new MutationObserver(() => { due ||= requestAnimationFrame(() => { due = 0; adopt() }) })
  .observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-i', 'data-live-visible', 'href', 'src'] })
adopt()
document.addEventListener('popcorn:patched', showTheme)

// Clicks
addEventListener('click', event => {
  const button = event.target.closest?.('[data-carousel], [data-close], [data-opens], [data-theme-choice], [data-layout-choice]')
  if (!button) return
  const { carousel, close, opens, themeChoice, layoutChoice } = button.dataset
  if (carousel) {
    const track = button.closest('.row').querySelector('.track')
    track.scrollBy({ left: forwards(track) * (carousel === 'on' ? 1 : -1) * track.clientWidth * .85, behavior: calm.matches ? 'auto' : 'smooth' })
  }
  if (close === 'toast') { const toast = button.closest('.toast'); button.blur(); toast.hidden = true }
  if (opens) document.getElementById(opens)?.showModal?.()
  if (themeChoice) {
    if (themeChoice === 'auto') delete root.dataset.theme; else root.dataset.theme = themeChoice
    remember('theme', themeChoice)
    showTheme()
  }
  if (layoutChoice) {
    remember('layout', layoutChoice)
    lay()
    showTheme()
  }
})
addEventListener('click', event => { if (event.target.nodeName === 'DIALOG') event.target.close() })
// One menu is open at a time, until something is chosen.
const shut = but => { for (const menu of all('.menu[open]')) if (menu !== but) menu.open = false }
addEventListener('click', event => shut(event.target.closest?.('.menu')))
document.addEventListener('submit', event => { const menu = event.target.closest('.menu'); if (menu) { menu.firstElementChild.focus(); setTimeout(shut) } })
document.addEventListener('popcorn:arrive', () => shut())
// The menu of a poster comes from the server and opens at the button that asked for it. It closes by itself, and gives the focus back.
let asker
document.addEventListener('submit', ({ target, submitter }) => {
  if (target.id === 'poster-menus') asker = submitter
  else target.closest('.sheet')?.hidePopover?.()
})
document.addEventListener('popcorn:patched', () => {
  const sheet = document.querySelector('.sheet')
  if (!asker || !sheet?.showPopover || seen.has(sheet)) return
  seen.add(sheet)
  sheet.showPopover()
  sheet.classList.add('is-open')
  const { left, right, top, bottom } = asker.getBoundingClientRect(), { width, height } = sheet.getBoundingClientRect()
  const place = (name, at, room) => sheet.style.setProperty(name, Math.max(8, Math.min(at, room - 8)) + (name === '--x' ? scrollX : scrollY) + 'px')
  place('--x', forwards(root) > 0 ? right - width : left, innerWidth - width)
  place('--y', bottom + height + 12 < innerHeight ? bottom + 4 : top - height - 4, innerHeight - height)
  const first = sheet.querySelector('.menu-entry') ?? sheet.querySelector('button')
  first.focus({ preventScroll: true })
  asker = undefined
})
document.addEventListener('toggle', ({ target, newState }) => { if (newState === 'closed') target.classList.remove('is-open') }, true)
document.addEventListener('toggle', ({ target }) => { if (target.matches('.menu[open]')) target.lastElementChild.scrollIntoView({ block: 'nearest' }) }, true)
addEventListener('change', event => {
  const form = event.target.form
  if (form?.matches('[data-auto]:not([data-live-input])')) form.requestSubmit()
})

// Pull down on a touch screen: the element with `data-pull` says which intent; without one the page is asked for again.
let start = null, pull = null
addEventListener('touchstart', event => { start = scrollY === 0 && !event.target.closest('.track, .filters, .player, dialog') ? event.touches[0].clientY : null }, { passive: true })
addEventListener('touchmove', event => {
  const mark = start !== null && document.querySelector('[data-pull]')
  if (!mark) return
  const way = Math.min((event.touches[0].clientY - start) / 2, 96)
  if (way < 8 || scrollY > 0) return
  if (!pull) { pull = document.createElement('div'); pull.className = 'pull'; pull.innerHTML = document.querySelector('#pull-mark')?.innerHTML || '↻'; document.body.append(pull) }
  pull.style.setProperty('--pulled', way + 'px')
  pull.classList.toggle('is-ready', way > 64)
}, { passive: true })
addEventListener('touchend', () => {
  if (pull?.classList.contains('is-ready') && !fire(document.querySelector('[data-pull]'))) location.reload()
  pull?.remove(); pull = start = null
})

// Which poster travels to the details page, and back.
const name = (link, value) => { const picture = link?.querySelector('.picture'); if (picture) picture.style.viewTransitionName = value }
const cardFor = url => url && [...all('.card-link')].find(link => link.href === url && link.getBoundingClientRect().bottom > 0)
addEventListener('pageswap', event => { if (event.viewTransition) name(cardFor(event.activation?.entry?.url), 'poster') })
addEventListener('pagereveal', event => {
  if (!event.viewTransition) return
  const link = cardFor(globalThis.navigation?.activation?.from?.url)
  name(link, 'poster')
  event.viewTransition.finished.finally(() => name(link, ''))
})

const online = () => root.classList.toggle('is-offline', !navigator.onLine)
addEventListener('online', online); addEventListener('offline', online); online()
