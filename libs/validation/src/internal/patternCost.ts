/**
 * How much work a regular expression can cost a backtracking matcher (正则代价), read from its text before it is ever run.
 * A part can match from one place in at most factor × n^degree ways (n: the length of the text); `size` counts the atoms it writes out,
 * `width` the fewest characters it takes, `scan` is 1 when it holds a loop that runs on without a choice.
 * Undefined for what is not judged: back references, look-around, named groups, word boundaries, loops over what may be empty or matches
 * in several ways, and patterns that write out more than 10,000 atoms.
 */
export interface PatternCost {
  readonly factor: number
  readonly degree: number
  readonly size: number
  readonly width: number
  readonly scan: 0 | 1
}

interface Atom extends PatternCost {
  /** The text of an atom that takes exactly one character. */
  readonly single?: string
  /** The one character it stands for. */
  readonly literal?: string | undefined
  readonly isEnd?: boolean
}

interface Part {
  readonly atom: Atom
  readonly least: number
  readonly most: number
}

const largestSize = 10_000
const nothing = { factor: 1, degree: 0, size: 0, width: 0, scan: 0 } as const
const atomToken =
  /[\^$]|\(\?:|\((?!\?)|\.|\[(?:[^\]\\]|\\[^])*\]|\\(?:[dDwWsStnrfv]|u[0-9a-fA-F]{4}|[pP]\{\w+\})|\\[^A-Za-z0-9]|[^\\*+?()[\]{}|]/uy
const quantifierToken = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

/** The cost of a pattern. */
export function patternCost(pattern: string): PatternCost | undefined {
  let at = 0
  const take = (token: RegExp): readonly string[] | null => {
    token.lastIndex = at
    const found = token.exec(pattern)
    at += found?.[0].length ?? 0
    return found
  }

  const alternatives = (depth: number): PatternCost | undefined => {
    let cost = sequence(depth)
    while (cost !== undefined && pattern[at] === '|') {
      at++
      const branch = sequence(depth)
      cost = branch && {
        factor: cost.factor + branch.factor,
        degree: Math.max(cost.degree, branch.degree),
        size: cost.size + branch.size,
        width: Math.min(cost.width, branch.width),
        scan: cost.scan || branch.scan
      }
    }
    return cost
  }

  const sequence = (depth: number): PatternCost | undefined => {
    const parts: Part[] = []
    for (let atom = nextAtom(depth); atom !== undefined; atom = nextAtom(depth)) {
      const [, mark, count, comma, most] = take(quantifierToken) ?? []
      const least = Number(count ?? (mark === '*' || mark === '?' ? 0 : 1))
      parts.push({ atom, least, most: most ? Number(most) : comma || mark === '*' || mark === '+' ? Infinity : mark ? 1 : least })
    }
    return parts.reduce<PatternCost | undefined>((cost, part, i) => cost && after(cost, repeated(part, parts[i + 1], depth === 0)), nothing)
  }

  const nextAtom = (depth: number): Atom | undefined => {
    const [text] = take(atomToken) ?? []
    if (text === undefined) return undefined
    if (text === '^' || text === '$') return { ...nothing, isEnd: text === '$' }
    if (text === '(' || text === '(?:') {
      const inner = alternatives(depth + 1)
      return pattern[at++] === ')' ? inner : undefined
    }
    const literal = /^(?:\\[^A-Za-z0-9]|[^\\.[])$/u.test(text) ? text.replace('\\', '') : undefined
    return { ...nothing, size: 1, width: 1, single: text, literal }
  }

  const cost = alternatives(0)
  return at === pattern.length ? cost : undefined
}

const after = (first: PatternCost, second: PatternCost | undefined): PatternCost | undefined =>
  second && {
    factor: first.factor * second.factor,
    degree: first.degree + second.degree,
    size: first.size + second.size,
    width: first.width + second.width,
    scan: first.scan || second.scan
  }

/** A loop whose next character, or the end, it cannot take itself has one way to match; any other has one for each number of rounds. */
function repeated({ atom, least, most }: Part, next: Part | undefined, isTop: boolean): PatternCost | undefined {
  if (most === 1 && least === 1) return atom
  const rounds = most === Infinity ? Math.max(least, 1) : most
  const size = atom.size * rounds
  const isForked = atom.factor > 1 || atom.degree > 0
  if (atom.width === 0 || size > largestSize || (isForked && most === Infinity)) return undefined
  const isSure =
    atom.single !== undefined &&
    (next === undefined ? isTop : next.atom.isEnd || (next.least > 0 && !takes(atom.single, next.atom.literal)))
  return {
    factor: isSure ? 1 : atom.factor ** rounds * (most === Infinity ? 1 : most - least + 1),
    degree: isSure ? 0 : atom.degree * rounds + (most === Infinity ? 1 : 0),
    size,
    width: atom.width * least,
    scan: isSure ? 1 : atom.scan
  }
}

function takes(single: string, literal: string | undefined): boolean {
  try {
    return literal === undefined || new RegExp(`^${single}$`, 'u').test(literal)
  } catch {
    return true
  }
}
