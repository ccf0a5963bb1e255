// Keys. Arrows move among what can be focused: to the nearest in that direction, so rows, grids and the rail work alike.
// On a television there is nothing but arrows and OK: there they leave fields, too, and never change a value.
const root = document.documentElement
const all = (selector, from = document) => [...from.querySelectorAll(selector)]
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const isTelevision = () => root.dataset.layout === 'tv'
const isBackwards = element => getComputedStyle(element).direction === 'rtl'

const reachable = 'a[href], button:not(:disabled), select, input:not([type=hidden], :disabled), textarea, summary, [tabindex="0"]'
const isThere = element => element?.isConnected && element.tabIndex >= 0 && element.getBoundingClientRect().width && element.checkVisibility()
// Where the focus was in the page: there it goes on when it was lost, or comes back from the rail.
let last
addEventListener('focusin', ({ target }) => { if (target.matches(reachable) && target.closest('main')) last = target })
const start = () => isThere(last) ? last
  : all('main .button-primary').find(one => isThere(one) && one.getBoundingClientRect().top < innerHeight) ?? all(reachable, document.querySelector('main')).find(isThere)

function go(to) {
  const behavior = calm.matches ? 'auto' : 'smooth'
  to.focus({ preventScroll: true })
  to.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
  if (isTelevision()) to.closest('.row, .hero, .details')?.scrollIntoView({ block: 'center', behavior })
}

function walk(key, from) {
  const across = key === 'ArrowLeft' || key === 'ArrowRight', sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const here = from.getBoundingClientRect(), track = from.closest('.track'), bar = from.closest('.bar')
  const menu = from.closest('.menu[open]'), scope = document.querySelector('dialog[open], .sheet.is-open') || menu || document
  let best, least = Infinity
  for (const other of all(reachable, scope)) {
    if (other === from || other.matches(menu ? '.skip' : '.skip, .card-corner *, .opener, .menu-list *')) continue
    // The rail of a television stands beside everything.
    if (root.dataset.layout && bar !== other.closest('.bar')) continue
    const there = other.getBoundingClientRect()
    if (across && track && other.closest('.track') && other.closest('.track') !== track) continue
    const [dx, dy] = [there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2]
    const along = sign * (across ? dx : dy), aside = Math.abs(across ? dy : dx)
    const overlap = across ? there.bottom > here.top + 4 && there.top < here.bottom - 4 : there.right > here.left + 4 && there.left < here.right - 4
    if (along < 8 || (across && !overlap)) continue
    const cost = along + aside * (overlap ? .3 : 2)
    if (cost < least && isThere(other)) { least = cost; best = other }
  }
  if (!best && across && root.dataset.layout && scope === document) best = bar ? start() : (sign < 0) !== isBackwards(root) && (document.querySelector('.place[aria-current]') ?? document.querySelector('.place'))
  if (best) go(best)
  return best
}

// A list of choices on a television: OK opens it, arrows choose, OK takes the choice, and Back the one before.
let choosing, before
function endChoice(isTaken) {
  const list = choosing
  choosing = undefined
  list.classList.remove('is-choosing')
  if (!isTaken) list.selectedIndex = before
  else if (list.selectedIndex !== before) for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
}
addEventListener('focusout', () => { if (choosing) endChoice(true) })
function choose(list, key) {
  const isOpen = choosing === list
  if (key === 'Enter' || key === ' ') {
    if (isOpen) return endChoice(true)
    choosing = list
    before = list.selectedIndex
    list.classList.add('is-choosing')
  } else if (!isOpen) { if (key.startsWith('Arrow')) walk(key, list) }
  else if (key.startsWith('Arrow')) {
    const way = /Up|Left/.test(key) ? -1 : 1
    let at = list.selectedIndex + way
    while (list.options[at]?.disabled) at += way
    if (list.options[at]) list.selectedIndex = at
  } else if (!/^(Page|Home|End)/.test(key)) endChoice(false)
}

// Whether an arrow leaves a field: up and down always, left and right where there is nothing more to read or change.
function leaves({ type, selectionStart: from, selectionEnd: to, value }, key, isTurned) {
  if (/Up|Down/.test(key)) return true
  if (from === null) return type !== 'range'
  return from === to && from === ((key === 'ArrowLeft') !== isTurned ? 0 : value.length)
}

addEventListener('keydown', event => {
  const { key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[data-player]')) return
  const field = event.target.closest?.('input, textarea, select, [contenteditable]')
  if (field && isTelevision() && field.matches('select')) {
    if (/^(Arrow|Page|Home|End|Enter$| $|Escape$|Backspace$|GoBack$|BrowserBack$)/.test(key)) { event.preventDefault(); choose(field, key) }
    return
  }
  if (field) {
    if (key === 'Escape') field.blur()
    if (isTelevision() && field.matches('input') && key.startsWith('Arrow') && leaves(field, key, isBackwards(field))) { event.preventDefault(); walk(key, field) }
    return
  }
  if (key === '/') {
    const search = all('[data-focus-key="/"], main input[type=search]').reverse().find(one => one.offsetParent)
    if (search) { event.preventDefault(); search.focus(); search.select() } else if (document.getElementById('search-field')) location.assign('/search')
  } else if (key === 'Delete') document.activeElement.closest('.card')?.querySelector('[data-delete]')?.click()
  else if (key === 'm' || key === 'ContextMenu') { const opens = document.activeElement.closest('.card')?.querySelector('.opener, summary'); if (opens) { event.preventDefault(); opens.focus(); opens.click() } }
  else if (key === 'Escape') {
    const menu = document.querySelector('.menu[open]')
    if (menu) { menu.firstElementChild.focus(); menu.open = false }
    else if (!document.querySelector('dialog[open], .sheet.is-open')) document.querySelector('[data-cancel]')?.click()
  } else if (key === '?') document.getElementById('keys')?.showModal?.()
  else if (key.startsWith('Arrow')) {
    const from = document.activeElement
    if (from?.matches(reachable)) { if (walk(key, from)) event.preventDefault() }
    else if (isTelevision()) {
      const to = start()
      if (to && !(to === last && walk(key, last))) go(to)
      event.preventDefault()
    }
  }
})
