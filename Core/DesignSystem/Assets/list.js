// Long lists: the cards after the first part come from the pages that its link leads to, and only the rows near the window have nodes;
// the others keep their height. Without this module the link leads on, page by page.
const rowsInBlock = 6
const kept = new Map()
let list

const linkIn = scope => scope.querySelector('a[rel=next]')?.getAttribute('href')
const columnsOf = grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length

const near = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (target.matches('.list-end')) { if (isIntersecting) more() } else if (isIntersecting) fill(target)
    else if (target.childElementCount && !target.contains(document.activeElement)) drain(target)
  }
  follow()
}, { rootMargin: '150% 0px' })

const fill = block => {
  if (block.shown === block.source) return
  block.innerHTML = block.shown = block.source
  block.style.height = ''
}
const drain = block => {
  const { height } = block.getBoundingClientRect()
  block.replaceChildren()
  block.shown = undefined
  block.style.height = height + 'px'
}

// Whole rows only: the last cards of the first part that do not fill one come again in the first block.
const lay = () => {
  const { grid, box, items } = list, cards = [...grid.children], columns = columnsOf(grid)
  const spare = items.length ? cards.length % columns : 0
  grid.dataset.clientSpare = spare
  const all = [...cards.slice(cards.length - spare).map(card => card.outerHTML), ...items], size = columns * rowsInBlock
  const height = cards[0].getBoundingClientRect().height, gap = parseFloat(getComputedStyle(grid).rowGap) || 0
  for (let at = 0, place = 0; at < all.length; at += size, place++) {
    let block = box.children[place]
    if (!block || block.matches('.list-end')) {
      block = document.createElement('ul')
      block.className = 'grid'
      box.insertBefore(block, block.nextSibling ?? box.lastElementChild)
      near.observe(block)
    }
    const part = all.slice(at, at + size), rows = Math.ceil(part.length / columns)
    block.source = part.join('')
    if (block.childElementCount) fill(block)
    else block.style.height = rows * (height + gap) - gap + 'px'
  }
  for (const block of [...box.children].slice(Math.ceil(all.length / size), -1)) block.remove()
  list.columns = columns
}

// Where each title stands in the list.
const note = ({ places }, cards) => { for (const { id } of cards) places.set(id.slice(2), places.size) }

const more = async () => {
  const mine = list
  if (!mine?.next || mine.isReading) return
  mine.isReading = true
  try {
    const answer = await fetch(mine.next, { headers: { accept: 'text/html' } })
    if (!answer.ok) throw answer.status
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const cards = [...page.querySelectorAll(`#${mine.grid.id} > li`)]
    if (page.querySelector('.skeleton')) throw 'The part took too long to load.'
    note(mine, cards)
    mine.items.push(...cards.map(card => card.outerHTML))
    mine.next = linkIn(page)
    if (mine === list) lay()
    // Nothing of this part may be shown: what follows it is not asked for all at once.
    if (!cards.length) throw 'The part is empty.'
  } catch {
    await new Promise(resolve => setTimeout(resolve, 2000))
  }
  mine.isReading = false
  // Still in view: the observer reports changes only.
  const end = mine.box.lastElementChild
  near.unobserve(end)
  near.observe(end)
}

const adopt = () => {
  const box = document.querySelector('.slices'), grid = box?.previousElementSibling
  if (!box) { list = undefined; return }
  const first = linkIn(document), address = location.pathname + location.search
  if (list?.box === box && list.first === first) return
  if (list?.box === box) box.replaceChildren()
  list = kept.get(address)
  if (!list || list.first !== first) list = { items: [], next: first, first, places: new Map() }
  Object.assign(list, { box, grid, isReading: false })
  if (!list.places.size) note(list, grid.children)
  kept.set(address, list)
  if (kept.size > 8) kept.delete(kept.keys().next().value)
  if (!first) return
  box.classList.add('is-on')
  if (!box.children.length) {
    const end = document.createElement('div')
    end.className = 'list-end'
    box.append(end)
    near.observe(end)
  }
  lay()
}

const cursor = ({ href }) => new URL(href).searchParams.get('after')
// The letter of the row that one looks at is the current one. It is found by its position: during a view transition, no element is
// under a point. A row that has no cards yet is found once they are there.
const follow = () => {
  if (!list) return
  const { grid, box, places } = list, columns = columnsOf(grid)
  const isAbove = element => { const { top, height } = element.getBoundingClientRect(); return height && top <= innerHeight / 3 }
  const block = scrollY && [grid, ...box.querySelectorAll('ul')].findLast(isAbove) || grid
  const seen = scrollY && [...block.children].findLast((card, place) => place % columns === 0 && isAbove(card)) || block.firstElementChild
  const at = places.get(seen?.id.slice(2))
  if (at >= 0) {
    let now
    for (const link of document.querySelectorAll('.rail a')) {
      const after = cursor(link)
      if (after === cursor(location) || places.get(after) < at) now = link
      link.ariaCurrent = null
    }
    if (now) now.ariaCurrent = 'true'
  }
}
addEventListener('scroll', () => requestAnimationFrame(follow))

// A finger that slides over the letters opens the one that it leaves.
let letter
const point = next => { letter?.classList.remove('is-under'); letter = next; letter?.classList.add('is-under') }
addEventListener('pointerdown', ({ target, pointerType }) => { if (pointerType !== 'mouse') point(target.closest?.('.rail a')) })
addEventListener('pointermove', ({ clientY }) => {
  if (!letter) return
  const { x, width } = letter.parentElement.getBoundingClientRect()
  point(document.elementFromPoint(x + width / 2, clientY)?.closest('.rail a') ?? letter)
})
addEventListener('pointerup', ({ target }) => { const last = letter; point(); if (last && last !== target) last.click() })
addEventListener('pointercancel', () => point())

let due
addEventListener('resize', () => { cancelAnimationFrame(due); due = requestAnimationFrame(() => { if (list?.first && columnsOf(list.grid) !== list.columns) { list.box.querySelectorAll('ul').forEach(block => block.remove()); lay() } }) })
document.addEventListener('popcorn:patched', () => { adopt(); follow() })
adopt()
