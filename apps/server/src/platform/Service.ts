/** The whole service (整个服务): an app and the platform over a database layer; `launch.ts` runs it on the real one, tests on a copy of the template. */
import { Layer } from 'effect'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'
import { platformOver } from './Platform.ts'
import { serve } from './http.ts'
import { Logging } from './logging.ts'

export const serviceOver = <A, E, R, A2, E2, R2>(app: Layer.Layer<A, E, R>, database: Layer.Layer<A2, E2, R2>) =>
  serve(app).pipe(
    Layer.provideMerge(platformOver(database)),
    Layer.provideMerge(DataFolder.layer),
    Layer.provideMerge(Logging),
    Layer.provideMerge(ServiceConfig.layer)
  )
