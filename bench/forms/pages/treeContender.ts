/** What every tree that is measured offers (受测的树). */
export interface TreeContender {
  /** The text it reads: levels, names and codes of all nodes, or nested objects as JSON. */
  readonly text: 'flat' | 'nested'
  /** Reads what travelled, mounts, and opens. */
  readonly ready: (root: HTMLElement, text: string) => void
  /** Closes and opens again, with the tree at hand. */
  readonly show: (isShown: boolean) => void
  /** Lines that are drawn. */
  readonly lines: string
  /** What opens the first branch, and where a word is typed. */
  readonly opener: string
  readonly search: string
}

/** Told to the program that measures. */
export const offer = (contender: TreeContender): void => void Object.assign(globalThis, { contender })
