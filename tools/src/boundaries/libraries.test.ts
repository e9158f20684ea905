import { groupOf } from '@ljonething/domain/cases/caseStatus'
import { maskIdCard, maskName, maskPhone } from '@ljonething/domain/display/maskText'
import { levelOf, regionPrefix } from '@ljonething/domain/region/regionCode'
import { isValid as isCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { isValid as isCreditCode } from '@ljonething/validation/numbers/SocialCreditCode'
import { checkRules } from '@ljonething/validation/rules/checkRules'
import { parseRules } from '@ljonething/validation/rules/parseRules'
import { describe, expect, it } from 'vitest'

describe('what another project finds in the framework-free libraries', () => {
  it('[R-card-28] the checksums of citizen ID and social credit code', () => {
    expect(['11010519491231002X', '110105194912310021'].map((number) => isCitizenId(number))).toEqual([true, false])
    expect(['91350100M000100Y43', '91350100M000100Y44'].map((number) => isCreditCode(number))).toEqual([true, false])
  })

  it('[R-card-29] the masks of names, phones and ID cards', () => {
    expect([maskName('欧阳小明'), maskPhone('13912345678'), maskIdCard('23019919930412002X')]).toEqual([
      '欧**明',
      '139****5678',
      '23019*********002X'
    ])
  })

  it('[R-card-30] the rule engine: rules as data, issues as data', () => {
    const rules = parseRules('[{"fn":"_isNullorEmpty"}]')
    const context = { label: '姓名', today: '2026-11-20', valueOf: () => undefined }
    expect(checkRules(rules, '', context)).toMatchObject([{ fn: '_isNullorEmpty', label: '姓名' }])
    expect(checkRules(rules, '张三', context)).toEqual([])
  })

  it('[R-card-31] the grouping of case statuses', () => {
    expect([9, 51, 16].map(groupOf)).toEqual(['inProgress', 'notPassed', 'success'])
  })

  it('[R-card-32] region codes with their level and prefix', () => {
    expect([levelOf('230102000000'), regionPrefix('230102000000')]).toEqual(['district', '230102'])
  })
})
