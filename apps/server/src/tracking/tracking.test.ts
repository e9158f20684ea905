import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { visitor } from '../testing/TestCaller.ts'

const folder = temporaryFolder('tracking')
afterAll(() => folder.remove())

const logFile = join(folder.path, 'service.log')
const server = useTestServer({ LOG_FILE: logFile, LOG_LEVEL: 'Info' })

const logged = (buildVersion: string): readonly Record<string, unknown>[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"${buildVersion}"`))
    .map((line) => JSON.parse(line))

const send = (body: unknown) =>
  fetch(`${server.url}/ljonethingapi/buryingpoint/buryingPointAdd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

const event = { eventType: 'navigationError', errorName: 'ChunkNotLoaded', routeName: 'draftBox', buildVersion: 'index-1a2B.js' } as const

describe('tracking', () => {
  it('[R-7.4-45] a visitor reports a failed navigation, and one line of the log says which kind, where and in which build', async () => {
    expect(await visitor(server.url).call((client) => client.oneThingTracking.buryingPointAdd({ payload: event }))).toEqual({})
    await expect.poll(() => logged('index-1a2B.js')).toHaveLength(1)
    expect(logged('index-1a2B.js')[0]).toEqual({
      ...event,
      time: expect.any(String),
      level: 'WARN',
      message: '门户页面跳转失败',
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/)
    })
  })

  it.each([
    ['has to be mended is one line: what is wrong with which part of which form', 'cycle', 'form.js', '表单描述有问题，已绕过'],
    ['[R-8-42] lacks the field that something came for is one line: ID does not exist', 'unknownId', 'id.js', 'ID does not exist']
  ])('a form description that %s', async (_, kind, buildVersion, message) => {
    const problem = { eventType: 'descriptionProblem', sceneCode: 'XSECS', problem: kind, part: 'T1001^a', buildVersion } as const
    expect(await visitor(server.url).call((client) => client.oneThingTracking.buryingPointAdd({ payload: problem }))).toEqual({})
    await expect.poll(() => logged(buildVersion)).toMatchObject([{ ...problem, level: 'WARN', message }])
  })

  it('what else a browser sends along is not kept, and what looks like a number of a person is masked', async () => {
    const answer = await send({
      ...event,
      errorName: 'call13812345678',
      buildVersion: 'along.js',
      message: '周晓岚',
      address: '/x?token=t'
    })
    expect(answer.status).toBe(200)
    await expect.poll(() => logged('along.js')).toHaveLength(1)
    expect(logged('along.js')[0]).toMatchObject({ errorName: 'call138****5678', message: '门户页面跳转失败' })
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/周晓岚|token=t/)
  })

  it.each([
    ['an unknown kind of event', { ...event, eventType: 'click' }],
    ['a name too long', { ...event, errorName: 'E'.repeat(65) }],
    ['an address for a name', { ...event, routeName: '/doThing?applyNo=1' }],
    ['words for a name', { ...event, errorName: 'Failed to fetch' }],
    ['a path for a build', { ...event, buildVersion: '../etc/passwd' }],
    [
      'words for a part of a form',
      { eventType: 'descriptionProblem', sceneCode: 'A', problem: 'cycle', part: '周晓岚', buildVersion: 'a.js' }
    ],
    ['nothing', {}]
  ])('%s is refused', async (_, body) => {
    expect((await send(body)).status).toBe(422)
  })

  it('a burst is turned away before it fills the log', async () => {
    const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await send({ ...event, buildVersion: 'burst.js' })).status))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    const accepted = statuses.filter((status) => status === 200).length
    await expect.poll(() => logged('burst.js')).toHaveLength(accepted)
    expect(accepted).toBeLessThanOrEqual(120)
  })
})
