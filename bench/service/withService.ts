/**
 * A service for one table (一张表的服务): over a database of its own, with a connection to it, the sandbox's mother logged in and what makes her
 * submissions. All of it is gone when the work is done.
 */
import { login, submissionsOf } from './handling.ts'
import type { Person, Submissions } from './handling.ts'
import { newFolder, removeFolder, startService } from './runningService.ts'
import type { RunningService } from './runningService.ts'
import { openWire } from './wire.ts'
import type { Wire } from './wire.ts'

export interface Ready {
  /** Its data folder. */
  readonly folder: string
  readonly service: RunningService
  readonly wire: Wire
  readonly person: Person
  readonly made: Submissions
}

export const withService = async <A>(
  work: (ready: Ready) => Promise<A>,
  settingsIn: (folder: string) => Promise<Record<string, string>> = () => Promise.resolve({})
): Promise<A> => {
  const folder = newFolder()
  try {
    const service = await startService(folder, await settingsIn(folder))
    try {
      const wire = await openWire(service.database())
      const person = await login(service.url)
      const answer = await work({ folder, service, wire, person, made: await submissionsOf(person, wire) })
      wire.close()
      return answer
    } finally {
      await service.stop()
    }
  } finally {
    removeFolder(folder)
  }
}
