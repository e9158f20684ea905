/** Work that is done only while something is on the screen (显示期间): what is begun or comes in between waits until it is shown again. */
export const createShown = () => {
  const waiting = new Set<() => void>()
  let shows = 0
  const shown = async () => {
    while (shows === 0) await new Promise<void>((resolve) => waiting.add(resolve))
  }
  return {
    /** It is on the screen until the answer is called. */
    show: (): (() => void) => {
      shows += 1
      for (const resolve of waiting) resolve()
      waiting.clear()
      return () => {
        shows -= 1
      }
    },
    whileShown:
      <Asked extends readonly unknown[], A>(ask: (...asked: Asked) => Promise<A>) =>
      async (...asked: Asked): Promise<A> => {
        await shown()
        const answer = await ask(...asked)
        await shown()
        return answer
      }
  }
}
