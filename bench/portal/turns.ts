/** Several that measure on one machine and take turns (轮流): each has it alone, and what slows it for a minute slows all of them. */
export interface Turn {
  /** Lets the others go first. */
  readonly pass: () => Promise<void>
}

/** Runs all of them, of which one works at a time; they begin in the order given. */
export const inTurns = <A>(works: readonly ((turn: Turn) => Promise<A>)[]): Promise<readonly A[]> => {
  const waiting: (() => void)[] = []
  let isTaken = false
  const take = async () => {
    if (isTaken) await new Promise<void>((given) => void waiting.push(given))
    isTaken = true
  }
  const give = () => {
    const next = waiting.shift()
    if (next === undefined) isTaken = false
    else next()
  }
  const pass = async () => {
    if (waiting.length === 0) return
    const given = new Promise<void>((again) => void waiting.push(again))
    give()
    await given
  }
  return Promise.all(
    works.map(async (work) => {
      await take()
      try {
        return await work({ pass })
      } finally {
        give()
      }
    })
  )
}
