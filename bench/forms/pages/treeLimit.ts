/** Bare DOM (极限): flat arrays over the text that travelled, lines in sight cloned from one prototype and filled again, one listener for all. */
import './tree.css'
import { offer, place } from './treeContender.ts'

const height = 40
const inSight = 8
const spare = 2

let text = ''
let size = 0
let starts = new Uint32Array(0)
let ends = new Int32Array(0)
let rows: number[] = []
let open = new Set<number>()

/** Places of the names, and of each node the one after all below it. */
const read = (travelled: string) => {
  text = travelled
  size = text.indexOf('\n')
  starts = new Uint32Array(size + 2)
  ends = new Int32Array(size + 1).fill(size + 1)
  const above: number[] = []
  let depth = 0
  let at = size + 1
  for (let node = 1; node <= size; node += 1) {
    const level = text.charCodeAt(node - 1) - 48
    while (depth >= level) {
      ends[above[depth] ?? 0] = node
      depth -= 1
    }
    depth = level
    above[depth] = node
    starts[node] = at
    while (text.charCodeAt(at) !== 10) at += 1
    at += 1
  }
  starts[size + 1] = at
  text = travelled.slice(0, at)
}

const levelOf = (node: number) => text.charCodeAt(node - 1) - 48
const endOf = (node: number) => ends[node] ?? size + 1
const childrenOf = (node: number, end: number): number[] => {
  const children: number[] = []
  for (let child = node + 1; child < end; child = endOf(child)) children.push(child)
  return children
}

const element = (name: string, className: string) => Object.assign(document.createElement(name), { className })
const prototype = element('div', 'line')
prototype.role = 'treeitem'
prototype.tabIndex = -1
prototype.append(element('span', 'arrow'), element('span', 'check'), element('span', 'name'))

const panel = element('div', 'panel')
const search = Object.assign(document.createElement('input'), { className: 'search', placeholder: '输入关键字查找' })
const tree = element('div', 'tree')
const lines = element('div', 'lines')
const summary = element('div', 'summary')
tree.role = 'tree'
summary.textContent = '尚未选择'
tree.append(lines)
panel.append(search, tree, summary)

const fill = (line: HTMLElement, at: number) => {
  const node = rows[at] ?? 0
  const level = levelOf(node)
  const name = line.lastElementChild
  if (line.dataset['node'] !== `${node}`) {
    line.dataset['node'] = `${node}`
    line.ariaLevel = `${level}`
    line.style.paddingLeft = `${(level - 1) * 24}px`
    line.ariaChecked = 'false'
    if (name) name.textContent = text.slice(starts[node], (starts[node + 1] ?? 1) - 1)
  }
  const next = rows[at + 1] ?? 0
  if (endOf(node) > node + 1) line.ariaExpanded = String(next > node && next < endOf(node))
  else line.removeAttribute('aria-expanded')
}

const draw = () => {
  const first = Math.max(0, Math.floor(tree.scrollTop / height) - spare)
  const count = Math.min(rows.length - first, inSight + 1 + spare)
  lines.style.height = `${rows.length * height}px`
  lines.style.paddingTop = `${first * height}px`
  while (lines.children.length < count) lines.append(prototype.cloneNode(true))
  while (lines.children.length > count) lines.lastElementChild?.remove()
  for (let at = 0; at < count; at += 1) {
    const line = lines.children[at]
    if (line instanceof HTMLElement) fill(line, first + at)
  }
}

const toggle = (node: number) => {
  const at = rows.indexOf(node)
  if (open.delete(node)) rows = rows.filter((row) => row <= node || row >= endOf(node))
  else {
    open.add(node)
    rows = rows.slice(0, at + 1).concat(childrenOf(node, endOf(node)), rows.slice(at + 1))
  }
  draw()
}

/** The first 200 matches and what leads to them. */
const find = (word: string) => {
  rows = word === '' ? childrenOf(0, size + 1) : []
  open = new Set()
  let low = 1
  for (let count = 0, at = word === '' ? -1 : text.indexOf(word, starts[1]); at >= 0 && count < 200; count += 1) {
    let high = size
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] ?? Infinity) <= at) low = middle
      else high = middle - 1
    }
    const last = rows.at(-1) ?? 0
    for (let node = 1; node < low; node += 1) {
      while (endOf(node) <= low) node = endOf(node)
      if (node > last) rows.push(node)
    }
    if (rows.at(-1) !== low) rows.push(low)
    at = text.indexOf(word, starts[endOf(low)])
  }
  draw()
}

panel.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.className === 'arrow') toggle(Number(target.parentElement?.dataset['node']))
})
tree.addEventListener('scroll', draw)
search.addEventListener('input', () => find(search.value))

const show = (isShown: boolean) => {
  if (!isShown) return panel.remove()
  rows = childrenOf(0, size + 1)
  open = new Set()
  lines.replaceChildren()
  search.value = ''
  place.append(panel)
  draw()
}

offer({
  text: 'flat',
  ready: (travelled) => {
    read(travelled)
    show(true)
  },
  show,
  lines: '.line',
  opener: '.line[aria-expanded] > .arrow',
  isClosable: true,
  search: '.search'
})
