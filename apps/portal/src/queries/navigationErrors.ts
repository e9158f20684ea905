/**
 * Failed navigations (跳转错误): a navigation that fails is shown to nobody, but recorded (spec §2.3 as ruled): on the console in development, through
 * the tracking call in production. What is recorded are names alone: kind of error, name of the route, build; never a message or an address, which
 * may hold a value. The same failure is recorded once per page.
 */
import { buildVersion } from '../browser/buildVersion.ts'
import { run } from './run.ts'

export interface NavigationFailure {
  readonly errorName: string
  readonly routeName?: string
  readonly buildVersion: string
}

/** Where failures go; the error itself is for eyes that are already on this machine. */
export type NavigationErrorSink = (failure: NavigationFailure, error: unknown) => void

export type RecordNavigationError = (error: unknown, routeName: string | undefined) => void

const identifier = /^[A-Za-z][A-Za-z0-9]{0,63}$/
const chunkMissing = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Unknown'
  if (chunkMissing.test(error.message)) return 'ChunkNotLoaded'
  return identifier.test(error.name) ? error.name : 'Unknown'
}

export const navigationErrorRecorder = (sink: NavigationErrorSink): RecordNavigationError => {
  const seen = new Set<string>()
  return (error, routeName) => {
    const errorName = nameOf(error)
    const key = `${errorName} ${routeName ?? ''}`
    if (seen.has(key)) return
    seen.add(key)
    sink({ errorName, ...(routeName === undefined ? {} : { routeName }), buildVersion }, error)
  }
}

const toConsole: NavigationErrorSink = (failure, error) => {
  // eslint-disable-next-line no-console -- where engineers look in development (spec §2.3 as ruled)
  console.error('页面跳转失败', failure, error)
}

/** A report that does not arrive is let go: nobody waits for it. */
const toTracking: NavigationErrorSink = (failure) => {
  void run('oneThingTracking', 'buryingPointAdd', { payload: { eventType: 'navigationError', ...failure } }).catch(() => undefined)
}

export const navigationErrorSink = (isProduction: boolean): NavigationErrorSink => (isProduction ? toTracking : toConsole)

export const recordNavigationError = navigationErrorRecorder(navigationErrorSink(import.meta.env.PROD))
