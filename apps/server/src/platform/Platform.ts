/** Platform services (平台服务): what a capability may ask for besides its own parts, over any database layer: SQL, signals, clock, files, key. */
import { Layer } from 'effect'
import { Clock } from './Clock.ts'
import { InstallationKey } from './InstallationKey.ts'
import { ObjectStore } from './ObjectStore.ts'
import { Signals } from './Signals.ts'

export const platformOver = <A, E, R>(database: Layer.Layer<A, E, R>) =>
  Layer.mergeAll(Clock.layer, InstallationKey.layer, ObjectStore.layer).pipe(
    Layer.provideMerge(Signals.layer),
    Layer.provideMerge(database)
  )
