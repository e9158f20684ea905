/** The file in which a running server says itself (postmaster.pid): its pid first, its state in the eighth line; no lines where there is none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const pidFilePath = (cluster: string) => join(cluster, 'postmaster.pid')

export const pidFileLines = (cluster: string): readonly string[] => {
  try {
    return readFileSync(pidFilePath(cluster), 'utf8').split('\n')
  } catch {
    return []
  }
}
