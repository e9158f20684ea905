/** The client of the contract (客户端) with what every call needs, evaluated a task after Effect itself. */
import 'effect/Stream'
import '../browser/taskBreak.ts'

export { askGroup } from '@ljonething/api/client/askGroup'
