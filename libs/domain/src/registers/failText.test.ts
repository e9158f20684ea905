import { expect, it } from 'vitest'
import { failText } from './failText.ts'
import type { CheckName } from './registers.ts'

const check = (api: CheckName) => ({ api, params: [], mode: 'typeNotZero' as const })

it.each([
  ['R-8-27', 'market/entStatus', '不符合'],
  ['R-8-28', 'retire/preReviewStore', '不在预审库'],
  ['R-8-29', 'socialSecurity/stopCheck', '失败'],
  ['R-8-30', 'retire/labourConclusion', '未完成劳鉴结论'],
  ['R-8-31', 'veteran/retireInfo', '不是'],
  ['R-8-32', 'socialSecurity/belongToUnit', '不属于'],
  ['R-8-33', 'socialSecurity/insuredInfo', '未查询到该人员参保信息'],
  ['R-8-34', 'archive/status', '查询出错'],
  ['R-8-35', 'socialSecurity/uniqueInsured', '当前人员不是唯一正常参保账号'],
  ['R-8-36', 'retire/baseInfo', '接口异常，请稍后重试（P267-001-0094 返回error）']
] as const)('[%s] the default text of %s is %s', (_id, api, text) => {
  expect(failText({ check: check(api) })).toBe(text)
})

it('what the scene says comes first', () => {
  expect(failText({ check: check('archive/status'), failMessage: '没有查到档案在哪里' })).toBe('没有查到档案在哪里')
})
