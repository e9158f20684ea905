/** One thing wrong with the content (内容问题). Paths name a place inside a file: `matters[0].code`; empty for the whole file. */
export interface PathProblem {
  readonly path: string
  readonly message: string
}

/** The same with its place as an editor knows it; lines count from 1. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
}

export const problemText = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`
