/** 整个服务: the app and the platform over a database layer; `launch.ts` runs it on the real one, tests on a copy of the template. */
import { Layer } from 'effect'
import { AppLive } from '../app.ts'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'
import { platformOver } from './Platform.ts'
import { serve } from './http.ts'
import { Logging } from './logging.ts'

export const serviceOver = <A, E, R>(database: Layer.Layer<A, E, R>) =>
  serve(AppLive).pipe(
    Layer.provideMerge(platformOver(database)),
    Layer.provideMerge(DataFolder.layer),
    Layer.provideMerge(Logging),
    Layer.provideMerge(ServiceConfig.layer)
  )
