import { Rejected } from '@ljonething/api/errors/errors'
import { CallerMiddleware, Guard, LoginRequired } from '@ljonething/api/session/Session'
import { Duration, Effect, Layer, Schema } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { HttpApi, HttpApiBuilder, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { useService } from '../../testing/useService.ts'
import { Clock } from '../Clock.ts'
import { handlersOf } from './handlersOf.ts'

const path = '/ljonethingapi/around'
const around = Effect.map(Effect.context(), ({ mapUnsafe }) => [...mapUnsafe.keys()])

const Group = HttpApiGroup.make('one').add(
  HttpApiEndpoint.get('call', path, { success: Schema.Struct({ offset: Schema.Finite, found: Schema.Array(Schema.String) }) }),
  HttpApiEndpoint.get('refused', `${path}/refused`, { success: Schema.String, error: Rejected })
)
const api = HttpApi.make('test').add(Group).middleware(Guard)
const Handlers = handlersOf(
  api,
  'one',
  Effect.fn(function* (handlers) {
    const { offset } = yield* Clock
    return handlers.handleAll({
      call: () => Effect.all({ offset: Effect.map(offset, Duration.toMillis), found: around }),
      refused: () => Effect.fail(new Rejected({ msg: '不予受理' }))
    })
  })
)
const Middlewares = Layer.mergeAll(
  Layer.succeed(
    CallerMiddleware,
    CallerMiddleware.of(() => Effect.die('not asked'))
  ),
  Layer.succeed(
    LoginRequired,
    LoginRequired.of(() => Effect.die('not asked'))
  ),
  Layer.succeed(
    Guard,
    Guard.of((call) => call)
  )
)
const Routes = Layer.merge(
  HttpApiBuilder.layer(api).pipe(Layer.provide(Handlers), Layer.provide(Middlewares)),
  HttpRouter.add(
    'GET',
    '/ljonethingapi/route',
    Effect.map(around, (found) => HttpServerResponse.jsonUnsafe({ found }))
  )
)

describe('around a request', () => {
  const service = useService(Routes, { LOG_LEVEL: 'None' })

  it.each(['/ljonethingapi/route', path])(
    '%s stands what it needs of the platform and no service, though its handlers have theirs',
    async (asked) => {
      const { found, offset } = (await (await fetch(service.url + asked)).json()) as { found: readonly string[]; offset?: unknown }
      expect(found).toEqual(expect.arrayContaining(['effect/http/HttpServerRequest']))
      expect(found.filter((name) => name.startsWith('@ljonething/') || name.startsWith('effect/sql'))).toEqual([])
      expect(found).not.toContain('effect/FileSystem')
      if (asked === path) expect(offset).toBe(0)
    }
  )

  it('a call fails as its contract has it, though the way of its errors is another than that of its answers', async () => {
    const answer = await fetch(`${service.url}${path}/refused`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ _tag: 'Rejected', code: 1, msg: '不予受理' })
  })
})
