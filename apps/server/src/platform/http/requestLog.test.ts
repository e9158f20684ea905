import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { useService } from '../../testing/useService.ts'

const base = '/ljonethingapi'
const secret = 'short-lived.Secret_1'

const Routes = Layer.mergeAll(
  HttpRouter.add('GET', `${base}/fine`, HttpServerResponse.text('fine')),
  HttpRouter.add('GET', `${base}/broken`, Effect.die(new Error('broken'))),
  HttpRouter.add(
    'GET',
    `${base}/telling`,
    Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ url }) => Effect.die(new Error(`could not read ${url}`)))
  )
)

const folder = temporaryFolder('request-log')
afterAll(() => folder.remove())

describe('the log of requests', () => {
  const logFile = join(folder.path, 'service.log')
  const service = useService(Routes, { LOG_LEVEL: 'All', LOG_FILE: logFile })
  const lines = () => readFileSync(logFile, 'utf8').split('\n')

  it.each([
    ['/ljonething/personal/redirectPage/oneThingList', 'token'],
    ['/ljonething/enterprise/redirectPage/eOneThingList', 'token'],
    ['/ljonething/onething/loginJumpPage', 'ticket'],
    [`${base}/fine`, 'ticket'],
    [`${base}/broken`, 'token'],
    [`${base}/telling`, 'token'],
    [`${base}/telling`, 'ticket'],
    [`${base}/nowhere`, 'token']
  ])('[R-2.3-11] names %s but not the %s in its query', async (path, name) => {
    const answer = await fetch(`${service.url}${path}?region=230100000000&${name}=${secret}&goto=%2Fhome`)
    const id = answer.headers.get('x-request-id')
    await expect
      .poll(() => lines().filter((line) => line.includes(`"requestId":"${id}"`) && line.includes(`"path":"${path}"`)))
      .toHaveLength(1)
    expect(lines().filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret)))).toEqual([])
  })

  it('says who asked what and how it was answered, with a number in the path masked', async () => {
    const answer = await fetch(`${service.url}${base}/13812345678`, { method: 'DELETE' })
    const id = answer.headers.get('x-request-id')
    await expect.poll(() => lines().filter((line) => line.includes(`${id}`))).toHaveLength(1)
    const [line = ''] = lines().filter((found) => found.includes(`${id}`))
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'INFO',
      message: 'request',
      requestId: id,
      method: 'DELETE',
      path: `${base}/138****5678`,
      status: 404,
      ms: expect.any(Number)
    })
  })

  it.each([
    ['aB'.repeat(21), 'aB'.repeat(21)],
    [`${'aB'.repeat(21)}c`, '***'],
    [`a${'1'.repeat(18)}`, `a${'1'.repeat(6)}********1111`]
  ])('writes %s in a path as %s', async (segment, written) => {
    const answer = await fetch(`${service.url}${base}/${segment}`)
    const id = answer.headers.get('x-request-id')
    await expect.poll(() => lines().filter((line) => line.includes(`${id}`))).toHaveLength(1)
    expect(JSON.parse(lines().find((line) => line.includes(`${id}`)) ?? '')).toMatchObject({ path: `${base}/${written}` })
  })

  it('[R-2.3-11] masks the secret where an error repeats the address', async () => {
    await fetch(`${service.url}${base}/telling?ticket=${secret}&goto=%2Fhome`)
    await expect.poll(lines).toContainEqual(expect.stringContaining('telling?ticket=***&goto=%2Fhome'))
  })
})

describe('the log of requests below the level that is logged', () => {
  const logFile = join(folder.path, 'warnings.log')
  const service = useService(Routes, { LOG_LEVEL: 'Warn', LOG_FILE: logFile })

  it('is not written, what failed is', async () => {
    await fetch(`${service.url}${base}/fine`)
    await fetch(`${service.url}${base}/broken`)
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('请求处理失败')
    expect(readFileSync(logFile, 'utf8')).not.toContain('"message":"request"')
  })
})
