/**
 * How much work a regular expression can cost a backtracking matcher (正则代价), read from its text before it is ever run.
 * A cost has the ways a part can match from one place (`ways`, for texts up to n characters), the atoms it writes out (`size`), the
 * loops that run over the text (`scans`) and the fewest characters it takes (`width`).
 * Undefined for what is not judged: back references, look-around, unknown escapes, loops over what may be empty, very large counts.
 */
export interface PatternCost {
  readonly ways: (n: number) => number
  readonly size: number
  readonly scans: number
  readonly width: number
}

interface Atom extends PatternCost {
  /** The text of an atom that takes exactly one character. */
  readonly single?: string
  /** The one character it stands for. */
  readonly literal?: string
  readonly isEnd?: true
}

interface Quantifier {
  readonly least: number
  readonly most: number
}

const largestSize = 10_000
const one = (): number => 1
const assertion: Atom = { ways: one, size: 1, scans: 0, width: 0 }
const atomOf = (single: string, literal?: string): Atom => ({
  ways: one,
  size: 1,
  scans: 0,
  width: 1,
  single,
  ...(literal !== undefined && { literal })
})

const tokens = {
  group: /\((?:\?:|\?<[A-Za-z]\w{0,30}>|(?!\?))/y,
  set: /\[(?:[^\]\\]|\\[^])*\]/y,
  boundary: /\\[bB]/y,
  escape: /\\(?:[dDwWsStnrfv]|0(?![0-9])|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,6}\}|[pP]\{[\w=]{1,40}\})/y,
  escapedMark: /\\[^A-Za-z0-9]/uy,
  plain: /[^\\^$.*+?()[\]{}|]/uy,
  quantifier: /(?:[*+?]|\{(\d{1,5})(?:(,)(\d{1,5})?)?\})\??/y
}

/** The cost of a pattern and whether every alternative starts at the beginning of the text. */
export function patternCost(pattern: string): (PatternCost & { readonly anchored: boolean }) | undefined {
  let at = 0
  const take = (token: RegExp): RegExpExecArray | undefined => {
    token.lastIndex = at
    const found = token.exec(pattern)
    if (found !== null) at += found[0].length
    return found ?? undefined
  }
  const takeMark = (mark: string): boolean => pattern[at] === mark && ++at > 0

  const alternatives = (depth: number): PatternCost | undefined => {
    const branches: PatternCost[] = []
    do {
      const branch = sequence(depth)
      if (branch === undefined) return undefined
      branches.push(branch)
    } while (takeMark('|'))
    return {
      ways: (n) => branches.reduce((sum, branch) => sum + branch.ways(n), 0),
      size: branches.reduce((sum, { size }) => sum + size, 0),
      scans: branches.reduce((sum, { scans }) => sum + scans, 0),
      width: Math.min(...branches.map(({ width }) => width))
    }
  }

  const sequence = (depth: number): PatternCost | undefined => {
    const parts: { readonly atom: Atom; readonly quantifier: Quantifier }[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const atom = nextAtom(depth)
      if (atom === undefined) return undefined
      parts.push({ atom, quantifier: nextQuantifier() })
    }
    const isLast = depth === 0
    return product(
      parts.map(({ atom, quantifier }, i) => repeated(atom, quantifier, followerOf(parts[i + 1], isLast && i === parts.length - 1)))
    )
  }

  const nextAtom = (depth: number): Atom | undefined => {
    if (takeMark('^')) return assertion
    if (takeMark('$')) return { ...assertion, isEnd: true }
    if (takeMark('.')) return atomOf('.')
    if (take(tokens.group) !== undefined) {
      const inner = alternatives(depth + 1)
      return inner !== undefined && takeMark(')') ? inner : undefined
    }
    if (take(tokens.boundary) !== undefined) return assertion
    const several = take(tokens.set) ?? take(tokens.escape)
    if (several !== undefined) return atomOf(several[0])
    const character = take(tokens.escapedMark) ?? take(tokens.plain)
    return character === undefined ? undefined : atomOf(character[0], character[0].replace('\\', ''))
  }

  const nextQuantifier = (): Quantifier => {
    const found = take(tokens.quantifier)
    if (found === undefined) return { least: 1, most: 1 }
    const [text, least, comma, most] = found
    if (least !== undefined)
      return { least: Number(least), most: most !== undefined ? Number(most) : comma !== undefined ? Infinity : Number(least) }
    return { least: text.startsWith('+') ? 1 : 0, most: text.startsWith('?') ? 1 : Infinity }
  }

  const cost = alternatives(0)
  if (cost === undefined || at < pattern.length || cost.size > largestSize) return undefined
  return { ...cost, anchored: /^\^[^|]*$/.test(pattern) }
}

type Follower = { readonly literal: string } | 'end' | undefined

/** What surely comes next, if one character or the end of the text or of the pattern does. */
function followerOf(next: { readonly atom: Atom; readonly quantifier: Quantifier } | undefined, isLast: boolean): Follower {
  if (next === undefined) return isLast ? 'end' : undefined
  if (next.atom.isEnd) return 'end'
  return next.atom.literal !== undefined && next.quantifier.least > 0 ? { literal: next.atom.literal } : undefined
}

function repeated(atom: Atom, { least, most }: Quantifier, follower: Follower): PatternCost | undefined {
  if (least === 1 && most === 1) return atom
  if (most > 1 && atom.width === 0) return undefined
  const written = Math.max(most === Infinity ? least : most, 1)
  const shape = { size: atom.size * written, scans: atom.scans * written + 1, width: atom.width * least }
  if (shape.size > largestSize) return undefined
  if (atom.single !== undefined && (follower === 'end' || (follower !== undefined && !takes(atom.single, follower.literal))))
    return { ...shape, ways: one }
  return { ...shape, ways: (n) => loopWays(atom.ways(n), least, most, n) }
}

function loopWays(inner: number, least: number, most: number, n: number): number {
  const rounds = Math.min(most - least, n) + 1
  if (inner === 1) return rounds
  return most === Infinity ? Infinity : inner ** most * rounds
}

function takes(single: string, literal: string): boolean {
  try {
    return new RegExp(`^${single}$`, 'u').test(literal)
  } catch {
    return true
  }
}

function product(parts: readonly (PatternCost | undefined)[]): PatternCost | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  return {
    ways: (n) => known.reduce((ways, part) => ways * part.ways(n), 1),
    size: known.reduce((sum, { size }) => sum + size, 0),
    scans: known.reduce((sum, { scans }) => sum + scans, 0),
    width: known.reduce((sum, { width }) => sum + width, 0)
  }
}
