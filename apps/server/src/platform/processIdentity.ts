/**
 * Which process a pid means: a pid alone is reused, so it is told apart by its start time and the boot it belongs to.
 * Linux reads /proc (ticks since boot); elsewhere `ps` gives the start time. A process that is gone gives undefined.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Fields 3 (state) and 22 (start time) of /proc/<pid>/stat; the name before them may hold spaces and brackets. */
const linuxStart = (pid: number) => {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  const [state, start] = [fields?.[0], fields?.[19]]
  if (state === undefined || start === undefined || state === 'Z' || state === 'X') return undefined
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${start}`
}

const portableStart = (pid: number) => {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    )
  } catch {
    return undefined
  }
}

export const processStart = (pid: number): string | undefined => (existsSync('/proc/self/stat') ? linuxStart(pid) : portableStart(pid))
