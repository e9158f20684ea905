/** A scene whose registers nobody answers (结婚, without outside systems): the person declares, books and submits. */
import { afterAll, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { groom, hold, nangang, openDaysOf, prepareWedding, refusedWedding, submitWedding } from '../testing/weddingSubmission.ts'
import { registersDouble } from '../testing/registersDouble.ts'

const registers = await registersDouble(() => undefined)
const server = useTestServer({ REGISTERS_URL: registers.url })
afterAll(registers.close)

it('what nobody answers is declared, and the marriage scene is submitted', async () => {
  const caller = await loginAs(server.url, groom.name)
  const place = { orgCode: nangang, date: (await openDaysOf(caller, nangang))[0] ?? '', slot: '0930' }
  await hold(caller, place)
  const prepared = await prepareWedding(caller, place)
  const undeclared = { ...prepared, params: { ...prepared.params, declarations: {} } }
  expect(await refusedWedding(caller, undeclared)).toMatchObject({ _tag: 'Rejected', msg: expect.stringContaining('请先确认预检条件') })
  const office = prepared.description.allfield.flatMap(({ fieldList }) => fieldList).find(({ name }) => name === 'orgCode')
  const nowhere = { ...prepared.params, values: { ...prepared.params.values, [office?.id ?? '']: 'YYJH999999' } }
  expect(await refusedWedding(caller, { ...prepared, params: nowhere })).toMatchObject({ _tag: 'Invalid' })
  const done = await submitWedding(caller, prepared)
  expect(done.items.map(({ subApplyNo }) => subApplyNo).join(',')).toBe(prepared.matterCodes)
})
