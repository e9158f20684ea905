/** What every tree that is measured offers (受测的树). */
export interface TreeContender {
  /** The text it reads: levels, names and codes of all nodes, or nested objects as JSON. */
  readonly text: 'flat' | 'nested'
  /** Reads what travelled, mounts, and opens. */
  readonly ready: (text: string) => void
  /** Closes and opens again, with the tree at hand. */
  readonly show: (isShown: boolean) => void
  /** Lines that are drawn. */
  readonly lines: string
  /** What opens branches, the first first. */
  readonly opener: string
  /** A second click closes the branch; else another takes its place. */
  readonly isClosable: boolean
  /** Where a word is typed. */
  readonly search: string
}

/** Some text stands on the page before, so that fonts are at hand. */
document.body.prepend(Object.assign(document.createElement('h1'), { textContent: '选择地区' }))

/** Where it is drawn. React stands there before, as in an application: making its root is no part of a tree. */
export const place = document.querySelector<HTMLElement>('#root') ?? document.body

/** Told to the program that measures. */
export const offer = (contender: TreeContender): void => void Object.assign(globalThis, { contender })
