import { checkRules } from '@ljonething/validation/rules/checkRules'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { preCheckOutcome } from './preCheckOutcome.ts'
import { rareWordsIn } from './rareWords.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const father = '230199199108200030'
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const check = (caller: TestCaller, checkType: string, params: Record<string, string>) =>
  caller.call((client) =>
    client.spaceRegisters.checkYb({ payload: { sceneid: newbornCode, checkType, checkCondition: JSON.stringify(params) } })
  )

describe('pre-checks', () => {
  it('answer passed, failed with the message of the scene, or unknown', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    expect(await check(caller, 'NB_C01', { babyBirthTime: `${today} 08:16` })).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C01', { babyBirthTime: '2020-01-01 08:16' })).toEqual({
      status: '0',
      message: '新生儿出生日期不在可联办范围内，请到窗口办理。'
    })
    expect(await check(caller, 'NB_C03', { motherIdCard: mother, fatherIdCard: father })).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C06', { userLevel: '1' })).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C01', {})).toMatchObject({ status: '-1' })
  })

  it('never tell one person about two others', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const refusal = await stranger.refusal((client) =>
      client.spaceRegisters.checkYb({
        payload: {
          sceneid: newbornCode,
          checkType: 'NB_C04',
          checkCondition: JSON.stringify({ motherIdCard: mother, fatherIdCard: father })
        }
      })
    )
    expect(refusal).toEqual({ _tag: 'Rejected', msg: '只能查询本人及配偶的信息' })
    const params = JSON.stringify({ motherIdCard: mother })
    expect(
      await stranger.refusal((client) => client.spaceRegisters.jsLinkage({ payload: { interfacename: 'newBorn/getNewBornInfo', params } }))
    ).toMatchObject({ _tag: 'Rejected' })
  })

  it('tell a stranger nothing of a birth, not even one who sends their own number as the other parent', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const { userInfo } = await stranger.call((client) => client.oneThingSession.getUserInfo())
    const params = JSON.stringify({ motherIdCard: mother, fatherIdCard: userInfo.cardId, medicalOrg: 'HJ0006' })
    expect(
      await stranger.call((client) => client.spaceRegisters.jsLinkage({ payload: { interfacename: 'newBorn/getNewBornInfo', params } }))
    ).toEqual({
      found: false,
      values: {}
    })
  })

  it('give out the facts a form asks for and no ID number of anybody', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const ask = (interfacename: string, params: Record<string, string>) =>
      caller.call((client) => client.spaceRegisters.jsLinkage({ payload: { interfacename, params: JSON.stringify(params) } }))
    const company = await ask('market/entInfo', { creditCode: '91230199MACX1P002C' })
    expect(company).toEqual({ found: true, values: { entName: '哈尔滨北原农业科技有限公司（示例）' } })
    const birth = await ask('newBorn/getNewBornInfo', { motherIdCard: mother, medicalOrg: 'HJ0006' })
    expect(birth.found).toBe(true)
    expect(JSON.stringify([company, birth])).not.toMatch(/\d{17}[\dX]/)
  })

  it.each([
    ['typeNotZero', '0', '0'],
    ['typeNotZero', '1', '1'],
    ['typeEquals', '1', '1'],
    ['typeEquals', '2', '0'],
    ['inverted', '0', '1'],
    ['inverted', '1', '0'],
    ['offlineStatus', '9', '0'],
    ['offlineStatus', '-1', '0'],
    ['offlineStatus', '1', '1']
  ] as const)('%s of type %s is %s', (mode, type, status) => {
    expect(preCheckOutcome({ mode }, { type })).toBe(status)
  })

  it('an inverted check passes when the register does not answer; any other is unknown', () => {
    expect(preCheckOutcome({ mode: 'inverted' }, undefined)).toBe('1')
    expect(preCheckOutcome({ mode: 'typeNotZero' }, undefined)).toBe('-1')
  })
})

describe('the form', () => {
  it('comes for the matters of the plan, and is refused for others', async () => {
    const caller = visitor(server.url)
    const ask = (sxIds: string, guideRules: string) => ({ payload: { sceneid: newbornCode, sxIds, guideRules } })
    const description = await caller.call((client) => client.oneThingForms.getSxForm(ask('M01,M02', encodeURIComponent('{}'))))
    expect(description.allfield.length).toBeGreaterThan(3)
    expect(await caller.refusal((client) => client.oneThingForms.getSxForm(ask('M08', encodeURIComponent('{}'))))).toMatchObject({
      _tag: 'Rejected'
    })
    expect(await caller.refusal((client) => client.oneThingForms.getSxForm(ask('M01', '%7Bbroken')))).toMatchObject({
      _tag: 'Rejected',
      msg: '不识别的参数类型'
    })
  })

  it('is prefilled from the real-name identity: the mother as mother, the father as father', async () => {
    const ask = async (name: string) => {
      const caller = await loginAs(server.url, name)
      return caller.call((client) => client.oneThingForms.queryListForOneThing({ payload: { sceneid: newbornCode } }))
    }
    expect(await ask('周晓岚')).toContainEqual({ name: 'motherIdCard', value: mother, source: '来自实名认证' })
    const his = await ask('林海峰')
    expect(his).toContainEqual({ name: 'fatherIdCard', value: father, source: '来自实名认证' })
    expect(his.map(({ name }) => name)).not.toContain('motherIdCard')
  })

  it('fills newborn facts from the register of births and searches institutions', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const params = JSON.stringify({ medicalOrg: 'HJ0006', motherIdCard: mother })
    const found = await caller.call((client) =>
      client.spaceRegisters.jsLinkage({ payload: { interfacename: 'newBorn/getNewBornInfo', params } })
    )
    expect(found).toMatchObject({
      found: true,
      values: { name: '林北雪', birthNewbornNo: 'CSK20260000231', birthWeight: '3350', birthLength: '50' }
    })
    expect(found.values['birthDate']).toMatch(/^\d{4}-\d{2}-\d{2} 08:16$/)
    const hospitals = await caller.call((client) =>
      client.oneThingRegisters.remoteSearch({ payload: { source: 'REMOTE_HOSPITAL', keyword: '红十字' } })
    )
    expect(hospitals).toContainEqual({ value: 'HJ0006', name: '哈尔滨市红十字中心医院' })
    const stations = await caller.call((client) =>
      client.oneThingRegisters.remoteSearch({ payload: { source: 'REMOTE_POLICE', keyword: '荣市' } })
    )
    expect(stations.map(({ name }) => name)).toContain('南岗区荣市派出所')
  })

  it('[R-5-57] the service finds rare characters; the rule fails where it finds some', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const found = (value: string) => caller.call((client) => client.oneThingForms.checkIsExistRareWord({ payload: { value } }))
    const rule = [{ fn: '_checkRareWord', param: '', message: '' }]
    for (const [value, rareWords] of [
      ['林北雪', ''],
      ['林𠮷雪', '𠮷']
    ] as const) {
      const answer = await found(value)
      expect(answer).toEqual({ rareWords })
      const context = { label: '姓名', today: '2026-11-20', valueOf: () => undefined, remote: { rareWord: answer.rareWords } }
      expect(checkRules(rule, value, context)).toHaveLength(rareWords === '' ? 0 : 1)
    }
  })

  it('knows the characters outside the standard list', () => {
    expect(rareWordsIn('林北雪·A1')).toBe('')
    expect(rareWordsIn('林𠮷龘')).toBe('𠮷龘')
  })
})
