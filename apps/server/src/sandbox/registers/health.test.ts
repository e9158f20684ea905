import { describe, expect, it } from 'vitest'
import { askLookup, askPreCheck, peopleTable, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
const nobody = '230199198001010021'

describe('a registered death', () => {
  const deceased = '230199194503030016'
  const recorded = async (asker: string, deceasedIdCard: string) =>
    askPreCheck(await loginAs(server.url, asker), 'HLJYJS0004', 'SH_C03', { deceasedIdCard })
  const facts = async (asker: string, deceasedIdCard: string) =>
    askLookup(await loginAs(server.url, asker), 'HLJYJS0004', 'health/deathRecord', { deceasedIdCard })

  it.each(['马晓东', '马思远'])('is there for %s of the family, with name, time and number of the certificate', async (asker) => {
    expect(await recorded(asker, deceased)).toMatchObject({ status: '1' })
    expect(await facts(asker, deceased)).toEqual({
      found: true,
      source: expect.any(String),
      at: expect.any(String),
      values: { name: '马国良', deathTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} 21:30$/), deathCertNo: 'HS2026110800001' }
    })
  })

  it('is none of the living: 没有查到', async () => {
    expect(await recorded('马晓东', '230199197308080038')).toMatchObject({
      status: '0',
      message: expect.stringMatching(/^没有查到死亡登记/)
    })
    expect(await facts('马晓东', '230199197308080038')).toEqual({ found: false, values: {} })
  })

  it('is told to nobody else, whoever it is about', async () => {
    for (const other of [deceased, nobody]) {
      expect(await recorded('周晓岚', other)).toEqual(unknownAnswer)
      expect(await facts('周晓岚', other)).toEqual({ found: false, values: {} })
    }
  })
})

describe('health certificates', () => {
  const owner = '230199198003150247'
  const waiter = '230199199507210316'
  const lapsed = '230199199804060289'
  const certificates = async (asker: string, numbers: readonly string[], asCompany = true) =>
    askPreCheck(await loginAs(server.url, asker, asCompany), 'HLJYJS0007', 'CY_C03', { staffTable: peopleTable('stIdCard', numbers) })

  it('hold for everybody in the table, or not: the restaurant’s clerk is told about its staff', async () => {
    expect(await certificates('何秀英', [owner, waiter])).toMatchObject({ status: '1' })
    expect(await certificates('何秀英', [owner, waiter, lapsed])).toEqual({
      status: '0',
      message: '有从业人员没有有效的健康证明。请补办后再来办理'
    })
    expect(await certificates('何秀英', [])).toEqual(unknownAnswer)
  })

  it('are told to no other company, not to the owner as a person, and not about one outsider among the staff', async () => {
    for (const other of [waiter, lapsed, nobody]) {
      expect(await certificates('邹静', [other])).toEqual(unknownAnswer)
      expect(await certificates('何秀英', [other], false)).toEqual(unknownAnswer)
    }
    for (const outsider of ['230199196608080019', nobody]) expect(await certificates('何秀英', [waiter, outsider])).toEqual(unknownAnswer)
  })
})
