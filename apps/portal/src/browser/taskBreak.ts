/** Imported first, it leaves the rest of its chunk to a task of its own: what that depends on is done before, and the page answers in between. */
import { nextTask } from './nextTask.ts'

await nextTask()
