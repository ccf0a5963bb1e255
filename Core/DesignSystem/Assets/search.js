// The search panel: six posters under the field of the bar, on every page, from the second letter on. The page of /search answers
// by itself; without this module Enter goes there.
const pause = 40, most = 6
const answers = new Map()
let timer, asking, chosen = -1
const panel = () => document.getElementById('search-panel')
const options = () => [...panel().querySelectorAll('[role=option]')]

const close = () => {
  clearTimeout(timer)
  asking?.abort()
  const box = panel(), field = document.getElementById('search-field')
  if (!box) return
  box.hidden = true
  field.ariaExpanded = 'false'
  field.removeAttribute('aria-activedescendant')
  chosen = -1
}

const make = (name, classes, text) => {
  const element = document.createElement(name)
  element.className = classes
  if (text) { element.textContent = text; element.dir = 'auto' }
  return element
}

// The page of results holds everything that an option shows.
const read = source => [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('#search-results :is(.media-link, .card-link)')]
  .slice(0, most).map((link, place) => {
    const option = make('a', 'search-option')
    option.id = 'search-option-' + place
    option.setAttribute('role', 'option')
    option.tabIndex = -1
    option.href = link.getAttribute('href')
    option.append(document.adoptNode(link.querySelector('.card-picture')), make('span', 'card-title', link.querySelector('.media-title, .card-title').textContent),
      make('span', 'card-note', link.querySelector('.media-note')?.textContent))
    return option
  })

const show = (field, found) => {
  const box = panel()
  box.replaceChildren(...found)
  if (!found.length) box.append(make('p', 'quiet', box.dataset.none))
  box.hidden = false
  field.ariaExpanded = 'true'
  choose(-1)
}

const choose = place => {
  const all = options(), field = document.getElementById('search-field')
  chosen = place < -1 ? all.length - 1 : place >= all.length ? -1 : place
  all.forEach((option, index) => { option.ariaSelected = String(index === chosen) })
  if (chosen < 0) field.removeAttribute('aria-activedescendant')
  else field.setAttribute('aria-activedescendant', all[chosen].id)
  all[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const ask = async field => {
  const query = field.value.trim()
  if ([...query].length < 2 || document.querySelector('.screen-search')) return close()
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  try {
    let found = answers.get(query)
    if (!found) {
      const answer = await fetch('/search?panel=1&q=' + encodeURIComponent(query), { signal, headers: { accept: 'text/html' } })
      if (!answer.ok) return
      found = read(await answer.text())
      if (answers.size > 40) answers.clear()
      answers.set(query, found)
      setTimeout(() => answers.delete(query), 20000)
    }
    if (!signal.aborted && document.activeElement === field) show(field, found)
  } catch { }
}

document.addEventListener('input', event => {
  if (event.target.id !== 'search-field') return
  clearTimeout(timer)
  timer = setTimeout(ask, pause, event.target)
})
document.addEventListener('focusin', event => {
  if (event.target.id === 'search-field') ask(event.target)
  else if (panel() && !event.target.closest('#search-panel')) close()
})
document.addEventListener('focusout', event => { if (event.target.id === 'search-field' && !event.relatedTarget?.closest('#search-panel')) close() })
document.addEventListener('keydown', event => {
  const { target, key } = event
  if (target.id !== 'search-field' || panel().hidden || event.isComposing) return
  const way = { ArrowDown: 1, ArrowUp: -1, ArrowRight: chosen < 0 ? 0 : 1, ArrowLeft: chosen < 0 ? 0 : -1 }[key]
  if (way) choose(chosen + way)
  else if (key === 'Enter' && chosen >= 0) {
    const option = options()[chosen]
    target.blur()
    option.click()
  } else if (key === 'Escape') close()
  else return
  event.preventDefault()
}, true)
// What is opened from results is remembered.
document.addEventListener('click', event => {
  const link = event.target.closest?.('#search-panel a, :is(#search-results, #search-online) :is(.media-link, .card-link)')
  if (link) fetch('/search', { method: 'POST', keepalive: true, redirect: 'manual', body: new URLSearchParams({ '-': 'opened', path: link.pathname }) }).catch(() => { })
}, true)
document.addEventListener('popcorn:arrive', close)
