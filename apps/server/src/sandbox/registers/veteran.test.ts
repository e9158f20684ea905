import { failText } from '@ljonething/domain/registers/failText'
import { expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { sceneFile } from '../../testing/newbornSubmission.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
const retired = '230199200007030015'
const reported = '230199199108200030'

const ask = async (asker: string, code: 'TY_C01' | 'TY_C02', applicantIdCard: string) =>
  askPreCheck(await loginAs(server.url, asker), 'HLJYJS0012', code, { applicantIdCard })

it('a soldier’s retirement has come from the army, and there is no report yet, or one already', async () => {
  expect(await ask('薛明凯', 'TY_C01', retired)).toMatchObject({ status: '1' })
  expect(await ask('薛明凯', 'TY_C02', retired)).toMatchObject({ status: '1' })
  expect(await ask('林海峰', 'TY_C02', reported)).toEqual({ status: '0', message: '已经办过报到登记，不用再办' })
})

it('[R-8-31] whoever the army passed nothing on about is none: 不是, where the scene says nothing itself', async () => {
  const { status, message } = await ask('马晓东', 'TY_C01', '230199197308080038')
  expect([status, message]).toEqual(['0', '地方还没有收到退役信息。请联系原部队，或到退役军人服务中心核实'])
  const [check] = (await sceneFile('12-veterans.yaml')).preChecks
  expect(check && failText({ check: check.check })).toBe('不是')
})

it('nobody is told about somebody else, whoever it is', async () => {
  for (const other of [retired, reported, '230199198001010021'])
    for (const code of ['TY_C01', 'TY_C02'] as const) expect(await ask('周晓岚', code, other)).toEqual(unknownAnswer)
})
