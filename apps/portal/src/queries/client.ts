/** The client of the contract (客户端) with what every call needs, evaluated a task after Effect itself, which comes along with it. */
import '../browser/taskBreak.ts'

export { askGroup } from '@ljonething/api/client/askGroup'
