import { checkRules } from '@ljonething/validation/rules/checkRules'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import { rareWordsIn } from './rareWords.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const father = '230199199108200030'

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

  it('is prefilled in a scene for both with oneself for a person, and with the company for its clerk', async () => {
    const ask = async (name: string, company: boolean) => {
      const caller = await loginAs(server.url, name, company)
      const known = await caller.call((client) => client.oneThingForms.queryListForOneThing({ payload: { sceneid: 'HLJYJS0002' } }))
      return known.map(({ name, value }) => [name, value])
    }
    expect(await ask('韩桂兰', false)).toEqual([
      ['empName', '韩桂兰'],
      ['empIdCard', '230199197108200322'],
      ['empMobile', '13900000041']
    ])
    expect(await ask('邹静', true)).toEqual([
      ['unitName', '哈尔滨北原农业科技有限公司（示例）'],
      ['unitCreditCode', '91230199MACX1P002C']
    ])
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
