/** The list of platform services (平台服务清单): the services an app may ask for; `serviceOver` provides them. */
import type { NodeServices } from '@effect/platform-node/NodeServices'
import type { PgClient } from '@effect/sql-pg'
import type { FileSystem, Path } from 'effect'
import type { Etag, HttpPlatform, HttpRouter, HttpServer } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import type { Clock } from '../platform/Clock.ts'
import type { ServiceConfig } from '../platform/Config.ts'
import type { DataFolder } from '../platform/DataFolder.ts'
import type { DatabaseLoss } from '../platform/Database.ts'
import type { InstallationKey } from '../platform/InstallationKey.ts'
import type { ObjectStore } from '../platform/ObjectStore.ts'
import type { Signals } from '../platform/Signals.ts'

/** Web services beside the platform's own. */
type WebServices = HttpServer.HttpServer | HttpPlatform.HttpPlatform | Etag.Generator | NodeServices

export type PlatformServices =
  | SqlClient.SqlClient
  | PgClient.PgClient
  | DatabaseLoss
  | Signals
  | Clock
  | InstallationKey
  | ObjectStore
  | DataFolder
  | ServiceConfig
  | WebServices

/** Of these a request finds no others (`RequestServices.ts`). */
type RequestServices = FileSystem.FileSystem | Path.Path | HttpPlatform.HttpPlatform | Etag.Generator

/** What an app layer may require, while it is built and in each request. */
export type AppRequirements = PlatformServices | HttpRouter.HttpRouter | HttpRouter.Request.From<'Requires', RequestServices>
