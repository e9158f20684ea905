/**
 * 应用: every capability of the service, as layers that add their routes and workers. The platform's services (SqlClient,
 * Clock, ObjectStore, Signals, ServiceConfig) are there to be asked for. A new capability is one line here and one in platform/migrations.ts.
 */
import { Layer } from 'effect'

export const AppLive = Layer.empty
