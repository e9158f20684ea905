import { afterAll, describe, expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { newbornCode } from '../../testing/newbornSubmission.ts'
import { registersDouble } from '../../testing/registersDouble.ts'
import type { Misbehaviour } from '../../testing/registersDouble.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const mother = '23019919930412002X'
const flexible = '230199199302150014'

const insuredStatus = async (url: string, name: string, motherIdCard: string) =>
  askPreCheck(await loginAs(url, name), newbornCode, 'NB_C05', { motherIdCard })

const outOfOrder = {
  status: '0',
  message: '没有查到母亲的生育保险参保信息。请返回“答题引导”改为不申请生育待遇，或到医保窗口核实'
}

describe('the insured status of the sandbox', () => {
  const server = useTestServer()

  it('passes who is insured as an employee, and stops who is insured otherwise', async () => {
    expect(await insuredStatus(server.url, '周晓岚', mother)).toMatchObject({
      status: '1',
      known: { source: '医疗保险', values: { motherUnitName: '哈尔滨示例设计院有限公司（示例）', motherUnitNo: '23019900000000000041' } }
    })
    expect(await insuredStatus(server.url, '侯宇航', flexible)).toEqual(outOfOrder)
  })

  it('is told to the husband and to no stranger', async () => {
    expect(await insuredStatus(server.url, '林海峰', mother)).toMatchObject({ status: '1' })
    expect(await insuredStatus(server.url, '马晓东', mother)).toEqual(unknownAnswer)
    expect(await insuredStatus(server.url, '马晓东', flexible)).toEqual(unknownAnswer)
  })
})

describe('the insured status of an outside register', async () => {
  const says: { answer: Readonly<Record<string, string>> | Misbehaviour } = { answer: 'broken' }
  const registers = await registersDouble((name) => (name === 'medicalInsurance/insuredStatus' ? says.answer : undefined))
  const server = useTestServer({ REGISTERS_URL: registers.url })
  afterAll(registers.close)

  it('[R-4.2-04] is inverted: a server that says no or answers with an error means pass; one that is silent or unreadable is unknown', async () => {
    const asked = async (answer: typeof says.answer) => {
      says.answer = answer
      return insuredStatus(server.url, '周晓岚', mother)
    }
    expect(await asked({ type: '1' })).toEqual(outOfOrder)
    expect(await asked({ type: '0' })).toMatchObject({ status: '1' })
    expect(await asked('error')).toEqual({ status: '1', message: '登记系统出错，先予通过，由办理部门核验' })
    expect(await asked('broken')).toMatchObject({ status: '-1' })
    expect(await asked('half')).toMatchObject({ status: '-1' })
  })
})
