import { expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()

const cardOf = async (asker: string, applicantIdCard: string) =>
  askPreCheck(await loginAs(server.url, asker), 'HLJYJS0009', 'CJ_C02', { applicantIdCard })

it('[R-7.4-67] a disabled person’s card is none yet, or stops a second one; relatives are told, nobody else', async () => {
  const applicant = '230199197809180010'
  const father = '230199194503030016'
  expect(await cardOf('吴志强', applicant)).toMatchObject({ status: '1' })
  expect(await cardOf('马晓东', father)).toEqual({
    status: '0',
    message: '申请人已经有残疾人证，不能重复申领。要换证、补证请返回“答题引导”改选'
  })
  for (const other of [applicant, father, '230199198001010021']) expect(await cardOf('周晓岚', other)).toEqual(unknownAnswer)
})
