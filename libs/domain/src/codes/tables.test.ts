import { expect, it } from 'vitest'
import type { CodeRow } from './codeTable.ts'
import { flagOf, isOn } from './flag.ts'
import { handleType } from './handleType.ts'
import { offlineHandlingStatus } from './offlineHandlingStatus.ts'
import { materialStatus } from './material.ts'
import { genderLists } from './gender.ts'
import { preCheckStatus } from './preCheck.ts'
import { questionDisplayMode, sceneUnionType } from './scene.ts'
import { clientType, newUserType, userType } from './user.ts'

const shown = (table: { readonly rows: readonly CodeRow<string | number>[] }): string =>
  table.rows.map((row) => `${row.name} ${JSON.stringify(row.code)} ${row.label}`).join(' · ')

it('[R-3.1-01] 用户类型: 个人 0, 法人 1, 游客 2', () => {
  expect(shown(userType)).toBe('personal "0" 个人 · legal "1" 法人 · tourist "2" 游客')
})

it('[R-3.1-02] 用户类型（新码）: 个人 1, 法人 2', () => {
  expect(shown(newUserType)).toBe('personal "1" 个人 · legal "2" 法人')
})

it('[R-3.1-12] 客户端类型: PC 1, 智能音箱 2, 自助终端 3, 机器人 4, 微信 5, APP 6, 微信小程序 7, 支付宝小程序 8', () => {
  expect(shown(clientType)).toBe(
    'pc 1 PC · soundBox 2 智能音箱 · terminal 3 自助终端 · robot 4 机器人 · wechat 5 微信 · app 6 APP · wechatMini 7 微信小程序 · alipayMini 8 支付宝小程序'
  )
})

it('[R-3.1-38] 线下业务办理状态: 其他业务办理中 -1, 待分发 0, 线下办理成功 1, 继续线下办理 2, 数据异常 9', () => {
  expect(shown(offlineHandlingStatus)).toBe(
    'otherBusiness "-1" 其他业务办理中 · needsDistribution "0" 待分发 · offlineSuccess "1" 线下办理成功 · proceedOffline "2" 继续线下办理 · dataIssue "9" 数据异常'
  )
})

it('[R-3.1-17] 主题建设类型: 自建 0, 第三方 1, 自建二期 TWO_THEME, 自建申报端 3', () => {
  expect(shown(sceneUnionType)).toBe(
    'selfBuilt 0 自建 · thirdParty 1 第三方 · selfBuiltPhaseTwo "TWO_THEME" 自建二期 · applicantSide 3 自建申报端'
  )
})

it('[R-3.1-48] 问题显示方式: 显示 0, 隐藏 1', () => {
  expect(shown(questionDisplayMode)).toBe('show "0" 显示 · hide "1" 隐藏')
})

it('[R-3.1-19] 办件类型: 即办件 1, 承诺件 2', () => {
  expect(shown(handleType)).toBe('immediate "1" 即办件 · promise "2" 承诺件')
})

it('[R-3.1-08] 档案性别: 男 1, 女 2, 未知 3, 未说明 4', () => {
  expect(shown(genderLists.archive)).toBe('male "1" 男 · female "2" 女 · unknown "3" 未知 · unspecified "4" 未说明')
})

it('预检状态: 通过 1, 不通过 0, 未知 -1', () => {
  expect(shown(preCheckStatus)).toBe('success "1" 通过 · error "0" 不通过 · unknown "-1" 未知')
})

it('a flag is on with 1 alone', () => {
  expect([flagOf(true), flagOf(false)]).toEqual(['1', '0'])
  expect(['1', '0', '', 'true', '01', undefined].map(isOn)).toEqual([true, false, false, false, false, false])
})

it('[R-3.1-45] 材料状态: 复用 1, 人工变更 2', () => {
  expect(shown(materialStatus)).toBe('reuse "1" 复用 · manual "2" 人工变更')
})
