import { describe, expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import { isFamily } from './relations.ts'

const server = useTestServer()
const [deceased, son, grandson] = ['230199194503030016', '230199197308080038', '230199200206170192']
const nobody = '230199198001010021'

describe('[R-7.4-53] kinship with somebody dead', () => {
  const related = async (asker: string, applicantIdCard: string, deceasedIdCard = deceased) =>
    askPreCheck(await loginAs(server.url, asker), 'HLJYJS0004', 'SH_C01', { deceasedIdCard, applicantIdCard })

  it('is confirmed to the son and to the grandson', async () => {
    expect(await related('马晓东', son)).toMatchObject({ status: '1' })
    expect(await related('马思远', grandson)).toMatchObject({ status: '1' })
    expect(await related('马晓东', son, son)).toMatchObject({ status: '0', message: expect.stringMatching(/^没有查到申请人与逝者/) })
  })

  it('is denied to anybody else, in whosever name they ask, alike for the dead and for nobody', async () => {
    for (const other of [deceased, nobody])
      for (const applicant of [son, '23019919930412002X'])
        expect(await related('周晓岚', applicant, other)).toEqual({
          status: '0',
          message: '没有查到申请人与逝者的近亲属关系。请核对双方姓名和身份证号，或带关系证明到窗口办理'
        })
  })

  it('says of the household what it says, to the grandson too', async () => {
    const hukou = async (asker: string) =>
      askPreCheck(await loginAs(server.url, asker), 'HLJYJS0004', 'SH_C02', { deceasedIdCard: deceased })
    expect(await hukou('马思远')).toMatchObject({ status: '1' })
    expect(await hukou('周晓岚')).toEqual(unknownAnswer)
  })
})

describe('the wider family', () => {
  const registers: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
    kinship: [
      { parentIdCard: 'grandmother', childIdCard: 'mother' },
      { parentIdCard: 'mother', childIdCard: 'sister' },
      { parentIdCard: 'mother', childIdCard: 'dead' },
      { parentIdCard: 'dead', childIdCard: 'child' },
      { parentIdCard: 'child', childIdCard: 'grandchild' },
      { parentIdCard: 'grandchild', childIdCard: 'great-grandchild' }
    ],
    deaths: [{ idCard: 'dead' }]
  }
  const rows = (register: string) => registers[register] ?? []

  it.each([
    ['sister', true],
    ['grandmother', true],
    ['grandchild', true],
    ['mother', true],
    ['child', true],
    ['great-grandchild', false],
    ['dead', false],
    ['nobody', false]
  ])('of somebody dead: %s %s', (living, isTheirs) => {
    expect(isFamily(rows, living, 'dead')).toBe(isTheirs)
  })

  it('of the living is no reason to be told about them', () => {
    for (const living of ['sister', 'grandchild', 'grandmother']) expect(isFamily(() => rows('kinship'), 'dead', living)).toBe(false)
  })
})
