import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { expect, it } from 'vitest'
import { useService } from '../../testing/useService.ts'

const path = '/ljonethingapi/around'
const Routes = HttpRouter.add(
  'GET',
  path,
  Effect.map(Effect.context(), (around) => HttpServerResponse.jsonUnsafe([...around.mapUnsafe.keys()]))
)

const service = useService(Routes, { LOG_LEVEL: 'None' })

it('around a request stands what it needs of the platform and no service', async () => {
  const found = (await (await fetch(service.url + path)).json()) as readonly string[]
  expect(found).toContain('effect/http/HttpServerRequest')
  expect(found.filter((name) => name.startsWith('@ljonething/') || name.startsWith('effect/sql'))).toEqual([])
  expect(found).not.toContain('effect/FileSystem')
})
