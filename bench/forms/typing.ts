/** What is typed into every form that is measured (键入内容): forty letters. */
import type { MainThread } from './thread.ts'

export const letters = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'

/** Milliseconds of each, with all that follows from it drawn before the next. */
export const typeLetters = async (thread: MainThread): Promise<readonly number[]> => {
  const keys: number[] = []
  for (const letter of letters) keys.push(await thread.during(() => thread.press(letter)))
  return keys
}
