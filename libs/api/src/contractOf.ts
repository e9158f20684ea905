/** A contract of the given groups: on every call it is known who asks, and whatever goes wrong is one of the errors of `errors/errors.ts`. */
import type { HttpApiGroup } from 'effect/http-api'
import { HttpApi } from 'effect/http-api'
import { CallerMiddleware, Guard } from './session/Session.ts'

type Groups = readonly [HttpApiGroup.Constraint, ...HttpApiGroup.Constraint[]]

export const contractOf = <const G extends Groups>(...groups: G) =>
  HttpApi.make('ljonething')
    .add(...groups)
    .middleware(CallerMiddleware)
    .middleware(Guard)
