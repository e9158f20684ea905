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
  /** What opens the first branch, and where a word is typed. */
  readonly opener: string
  readonly search: string
}

/** Where it is drawn. React stands there before, as in an application: making its root is no part of a tree. */
export const place = document.querySelector<HTMLElement>('#root') ?? document.body

/** Told to the program that measures. */
export const offer = (contender: TreeContender): void => void Object.assign(globalThis, { contender })
