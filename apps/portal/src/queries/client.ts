/** The client of the contract (客户端) with what every call needs, evaluated a task after Effect itself. */
import 'effect/Stream'
import '../browser/taskBreak.ts'
import { threadFetch } from '@ljonething/api/client/threadFetch'

export { askGroup } from '@ljonething/api/client/askGroup'

/** One thread for the page, begun by the first call that is asked beside it. */
export const besideFetch = threadFetch(() => new Worker(new URL('./askingThread.ts', import.meta.url), { type: 'module' }))
