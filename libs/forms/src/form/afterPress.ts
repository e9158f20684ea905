/**
 * After the press that is under way, if there is one, otherwise at once (点按之后): a field is left by pressing on something else, and a message that
 * comes in between would move away what is pressed, so that the click is lost.
 */
const ends = ['mouseup', 'dragend', 'keydown'] as const

export const afterPress = (run: () => void): void => {
  if (document.querySelector(':active') === null) return run()
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    setTimeout(run)
  }
  for (const event of ends) document.addEventListener(event, end, { capture: true, signal: ended.signal })
}
