import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { countedStatements } from '../testing/countedStatements.ts'
import { AppLive } from '../app.ts'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { askPreCheck } from '../testing/registerCalls.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { useService } from '../testing/useService.ts'

const counted = countedStatements()
const server = useService(AppLive, { REGISTERS_TIMEOUT: '300 millis' }, counted.database)

const hukou = (caller: TestCaller) =>
  caller.call((client) =>
    client.spaceRegisters.checkYb({
      payload: { sceneid: newbornCode, checkType: 'NB_C03', checkCondition: JSON.stringify({ motherIdCard: '23019919930412002X' }) }
    })
  )
const company = { interfacename: 'market/entInfo', params: JSON.stringify({ unitCreditCode: '91230199MACX1P002C' }) }

describe('the failure switches of the sandbox', () => {
  it.each([
    ['slow', 'market'],
    ['down', 'publicSecurity'],
    ['html', 'market'],
    ['envelope', 'publicSecurity'],
    ['half', 'market']
  ] as const)('%s makes the answer of a system unreadable as it would be of a real one, and of no other', async (mode, system) => {
    const caller = await loginAs(server.url, '周晓岚')
    const state = await caller.call((client) => client.sandbox.system({ payload: { system, mode } }))
    expect(state.systems.filter((one) => one.mode !== 'fine')).toMatchObject([{ system, mode }])
    const isMarket = system === 'market'
    expect(await hukou(caller)).toMatchObject({ status: isMarket ? '1' : '-1' })
    if (isMarket) {
      const refused = await caller.refusal((client) => client.spaceRegisters.jsLinkage({ payload: company }))
      expect(refused).toMatchObject({ _tag: 'Unavailable' })
    } else expect((await caller.call((client) => client.spaceRegisters.jsLinkage({ payload: company }))).found).toBe(true)
    const reset = await caller.call((client) => client.sandbox.resetSystems())
    expect(reset.systems.every((one) => one.mode === 'fine')).toBe(true)
    expect(await hukou(caller)).toMatchObject({ status: '1' })
    expect((await caller.call((client) => client.spaceRegisters.jsLinkage({ payload: company }))).found).toBe(true)
  })

  it('a question about a relative is unknown and nobody’s false claim while the relation is not answered', async () => {
    const caller = await loginAs(server.url, '林海峰')
    await caller.call((client) => client.sandbox.system({ payload: { system: 'publicSecurity', mode: 'down' } }))
    expect(await askPreCheck(caller, newbornCode, 'NB_C05', { motherIdCard: '23019919930412002X' })).toMatchObject({ status: '-1' })
    expect(await server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT 1 FROM stranger_question`))).toEqual([])
    await caller.call((client) => client.sandbox.resetSystems())
  })

  it('leave what a source offered last, and nothing of one that has offered nothing yet', async () => {
    const caller = await loginAs(server.url, '林海峰')
    const search = (source: string) => ({ payload: { source, keyword: '南岗区' } })
    const offices = () => caller.call((client) => client.oneThingRegisters.remoteSearch(search('REMOTE_SIORG')))
    const offered = await offices()
    expect(offered).toMatchObject([{ value: 'SB230103' }])
    for (const system of ['socialSecurity', 'archive'] as const)
      await caller.call((client) => client.sandbox.system({ payload: { system, mode: 'down' } }))
    expect(await offices()).toEqual(offered)
    expect(await caller.refusal((client) => client.oneThingRegisters.remoteSearch(search('REMOTE_ARCHIVE')))).toMatchObject({
      _tag: 'Unavailable',
      msg: '暂时无法查询，请如实填写，提交后由工作人员核对'
    })
    await caller.call((client) => client.sandbox.resetSystems())
  })

  it('cost a question no statement', async () => {
    const caller = await loginAs(server.url, '林海峰')
    const ask = () => caller.call((client) => client.spaceRegisters.jsLinkage({ payload: company }))
    await ask()
    const from = counted.mark()
    await ask()
    expect(counted.since(from).filter(({ text }) => /sandbox_(upstream|register)/.test(text))).toEqual([])
  })

  it('are those of systems there are', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    for (const system of ['local', 'nowhere', '__proto__'])
      expect(await caller.refusal((client) => client.sandbox.system({ payload: { system, mode: 'down' } }))).toMatchObject({
        _tag: 'Rejected'
      })
  })
})
