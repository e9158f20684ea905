/** Former logs (历史日志): of a log that turns by size the last five are kept, `<name>.1` the newest. */
import { existsSync, renameSync } from 'node:fs'

const most = 5

/** Makes place for another `<name>.1`; the oldest goes. */
export const makePlace = (path: string): void => {
  for (let at = most - 1; at > 0; at -= 1) if (existsSync(`${path}.${at}`)) renameSync(`${path}.${at}`, `${path}.${at + 1}`)
}
