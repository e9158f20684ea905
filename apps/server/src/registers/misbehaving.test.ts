/** An outside system that misbehaves, over HTTP: whatever it does, it is a register that does not answer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { registersDouble } from '../testing/registersDouble.ts'
import type { Misbehaviour } from '../testing/registersDouble.ts'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs } from '../testing/TestCaller.ts'

const own = '23019919930412002X'
const unitCreditCode = '91230199MACX1P002C'

const behaviours = [
  'slow',
  'broken',
  'envelope',
  'half',
  'cutShort',
  'error',
  'elsewhere',
  'huge'
] as const satisfies readonly Misbehaviour[]

const folder = temporaryFolder('misbehaving')
afterAll(() => folder.remove())

/** A service of its own for each, so that none is left alone because of another. */
describe.each([...behaviours, 'down' as const])('a system that is %s', async (behaviour) => {
  const registers = await registersDouble(() => (behaviour === 'down' ? undefined : behaviour))
  if (behaviour === 'down') registers.close()
  afterAll(registers.close)
  const logFile = join(folder.path, `${behaviour}.log`)
  const server = useTestServer({
    REGISTERS_URL: registers.url,
    REGISTERS_TOKEN: 'secret-of-all',
    REGISTERS_TIMEOUT: '1 second',
    LOG_FILE: logFile,
    LOG_LEVEL: 'Warn'
  })

  it('leaves a check unknown, an inverted one too but for an error of its own, refuses a lookup, and is asked twice each; the log has no value', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const check = (sceneid: string, checkType: string, params: object) =>
      caller.call((client) => client.spaceRegisters.checkYb({ payload: { sceneid, checkType, checkCondition: JSON.stringify(params) } }))
    expect(await check('HLJYJS0001', 'NB_C03', { motherIdCard: own })).toMatchObject({ status: '-1' })
    expect(await check('HLJYJS0010', 'LH_C01', { applicantIdCard: own })).toMatchObject({
      status: behaviour === 'error' ? '1' : '-1'
    })
    const params = JSON.stringify({ unitCreditCode })
    const refusal = await caller.refusal((client) =>
      client.spaceRegisters.jsLinkage({ payload: { interfacename: 'market/entInfo', params } })
    )
    expect(refusal).toMatchObject({ _tag: 'Unavailable', msg: expect.stringContaining('请如实填写') })
    const tries = behaviour === 'down' ? 0 : behaviour === 'slow' ? 1 : 2
    expect(registers.asked.filter(({ name }) => name === 'publicSecurity/hukouCheck')).toHaveLength(tries)
    expect(registers.asked.map(({ name }) => name)).not.toContain('elsewhere')
    const log = () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('登记库未答复'))
    await expect.poll(() => log().length).toBe(3)
    expect(log().join('\n')).not.toMatch(/\d{17}[\dX]|\d{4}\*|MACX|长长|secret/)
  })
})

describe('more questions at once than a system takes', async () => {
  const said: (() => void)[] = []
  const told: string[] = []
  let hurry = false
  const registers = await registersDouble(async () => {
    if (!hurry) await new Promise<void>((answer) => said.push(answer))
    return { type: '1' }
  })
  afterAll(registers.close)
  const server = useTestServer({ REGISTERS_URL: registers.url, LOG_LEVEL: 'None' })

  it('let nobody pass an inverted check to which the register says no: what was not asked is unknown', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const payload = { sceneid: 'HLJYJS0010', checkType: 'LH_C01', checkCondition: JSON.stringify({ applicantIdCard: own }) }
    const ask = () =>
      caller
        .call((client) => client.spaceRegisters.checkYb({ payload }))
        .then(
          ({ status }) => told.push(status),
          () => told.push('refused')
        )
    const all = Promise.all(Array.from({ length: 140 }, ask))
    // The register holds its answers until somebody was told that it does not answer.
    await expect.poll(() => told.length).toBeGreaterThan(0)
    hurry = true
    for (const answer of said) answer()
    await all
    expect(new Set(told)).toEqual(new Set(['0', '-1']))
  })
})

describe('an address of its own', async () => {
  const all = await registersDouble({ 'publicSecurity/hukouCheck': { type: '0' } })
  const market = await registersDouble({ 'market/entInfo': { values: { entName: '某公司' } } })
  afterAll(() => {
    all.close()
    market.close()
  })
  const server = useTestServer({ REGISTERS_URL: all.url, REGISTERS_TOKEN: 'secret-of-all', REGISTERS_MARKET_URL: market.url })

  it('takes the questions of its system, without the credential of the others', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const params = JSON.stringify({ unitCreditCode })
    const found = await caller.call((client) => client.spaceRegisters.jsLinkage({ payload: { interfacename: 'market/entInfo', params } }))
    expect(found).toMatchObject({ found: true, values: { entName: '某公司' } })
    const checkCondition = JSON.stringify({ motherIdCard: own })
    await caller.call((client) =>
      client.spaceRegisters.checkYb({ payload: { sceneid: 'HLJYJS0001', checkType: 'NB_C03', checkCondition } })
    )
    expect(market.asked.map(({ name, credential }) => [name, credential])).toEqual([['market/entInfo', undefined]])
    expect(all.asked.map(({ name, credential }) => [name, credential])).toEqual([['publicSecurity/hukouCheck', 'Bearer secret-of-all']])
  })
})
