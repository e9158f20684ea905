import { expect, it } from 'vitest'
import { failText } from './failText.ts'
import type { CheckName } from './registers.ts'

const check = (api: CheckName) => ({ api, params: [], mode: 'typeNotZero' as const })

const defaults = [
  ['market/entStatus', '不符合'],
  ['retire/preReviewStore', '不在预审库'],
  ['socialSecurity/stopCheck', '失败'],
  ['retire/labourConclusion', '未完成劳鉴结论'],
  ['veteran/retireInfo', '不是'],
  ['socialSecurity/belongToUnit', '不属于'],
  ['socialSecurity/insuredInfo', '未查询到该人员参保信息'],
  ['archive/status', '查询出错'],
  ['socialSecurity/uniqueInsured', '当前人员不是唯一正常参保账号'],
  ['retire/baseInfo', '接口异常，请稍后重试（P267-001-0094 返回error）']
] as const

it('[R-8-27 R-8-28 R-8-29 R-8-30 R-8-31 R-8-32 R-8-33 R-8-34 R-8-35 R-8-36] each lookup has its default text', () => {
  expect(defaults.map(([api]) => [api, failText({ check: check(api) })])).toEqual(defaults)
})

it('what the scene says comes first', () => {
  expect(failText({ check: check('archive/status'), failMessage: '没有查到档案在哪里' })).toBe('没有查到档案在哪里')
})
