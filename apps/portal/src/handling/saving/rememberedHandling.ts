/** The copies of handlings in this tab (办理的本机副本), one a scene; what was submitted holds none. */
import type { CopyCodec } from '../../saving/createTabCopies.ts'
import { createTabCopies } from '../../saving/createTabCopies.ts'
import { copyText, readCopy } from './storedCopy.ts'
import type { RememberedHandling } from './storedCopy.ts'

export const handlingCodec: CopyCodec<RememberedHandling> = {
  key: (sceneCode) => `onething:${sceneCode}`,
  text: copyText,
  read: (value, sceneCode) => {
    const copy = readCopy(value)
    return copy?.state.sceneCode === sceneCode ? copy : undefined
  }
}

const copies = createTabCopies(handlingCodec)

export const recallHandling = copies.recall

/** What this tab has of a scene, where it is this person's or was begun by a visitor. */
export const recallOwn = (sceneCode: string, userId: string | undefined): RememberedHandling | undefined => {
  const copy = recallHandling(sceneCode)
  return copy?.userId === undefined || copy.userId === userId ? copy : undefined
}

export const rememberHandling = (handling: RememberedHandling): void => copies.keep(handling.state.sceneCode, handling, true)

export const rememberSoon = (handling: RememberedHandling): void => copies.keep(handling.state.sceneCode, handling, false)

export const forgetHandling = copies.forget
