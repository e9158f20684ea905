import { describe, expect, it } from 'vitest'
import type { CaseToCome } from './nextSteps.ts'
import { nextSteps } from './nextSteps.ts'

const inHealth: CaseToCome = { matterName: '出生证明', department: '省卫生健康委', status: 1, dueOn: '2026-11-23', isEstimate: false }
const inPolice: CaseToCome = { matterName: '出生登记', department: '省公安厅', status: 9, dueOn: '2026-12-04', isEstimate: false }
const hotline = { consult: '12345' }

describe('what comes after the submit', () => {
  it('says which departments act and by which day, whatever their order', () => {
    const said = '省公安厅、省卫生健康委分别办理，最早一项承诺 2026-11-23 前办结，最迟一项 2026-12-04 前。'
    expect(nextSteps([inPolice, inHealth, inPolice], hotline)[0]).toBe(said)
    expect(nextSteps([inHealth], hotline)[0]).toBe('省卫生健康委办理，承诺 2026-11-23 前办结。')
    expect(nextSteps([inHealth, { ...inPolice, dueOn: inHealth.dueOn }], hotline)[0]).toBe(
      '省卫生健康委、省公安厅分别办理，承诺 2026-11-23 前办结。'
    )
  })

  it('marks a day that may still move', () => {
    expect(nextSteps([inHealth, { ...inPolice, dueOn: '2027-01-04', isEstimate: true }], hotline)[0]).toContain('2027-01-04 前（预计）')
  })

  it('names who reviews by hand, once each', () => {
    const reviewers = ['省公安厅', '省民政厅', '省公安厅']
    expect(nextSteps([inHealth], { ...hotline, reviewers })[1]).toBe(
      '办理前暂时无法核验的条件，由省公安厅、省民政厅人工核验，您不用再次提交。'
    )
  })

  it('says what to do when a correction is asked for, and when nothing comes', () => {
    const [, correction, call] = nextSteps([inHealth, inPolice], { consult: '0451-1234567' })
    expect(correction).toBe('需要您补正时，“我的办件”最上方会提示补什么、为什么，其余事项照常办理；补正期间不计入承诺时间。')
    expect(call).toBe('过了承诺日期还没有办结，请拨打 0451-1234567 或 12345，说明办件编号。')
    expect(nextSteps([inHealth], hotline).at(-1)).toBe('过了承诺日期还没有办结，请拨打 12345，说明办件编号。')
    expect(nextSteps([inHealth], hotline)[1]).not.toContain('其余事项')
  })

  it('says of what waits for another matter who gets it then, together where it is the same, and leaves it out of the days', () => {
    const waitsFor = '等待“出生登记”的公民身份号码'
    const card = { ...inHealth, matterName: '社保卡', department: '省人社厅', dueOn: '2026-11-20', waitsFor }
    const allowance = { ...card, matterName: '补贴', department: '省卫生健康委' }
    expect(nextSteps([inPolice, card, allowance], hotline).slice(0, 2)).toEqual([
      '省公安厅办理，承诺 2026-12-04 前办结。',
      '“社保卡”、“补贴”等待“出生登记”的公民身份号码，取得后自动转给省人社厅、省卫生健康委办理，承诺时间从那时起算，您不用再次提交。'
    ])
  })

  it('has nothing to say of what is over, and leaves it out of the days', () => {
    expect(nextSteps([{ ...inHealth, status: 11 }], hotline)).toEqual([])
    expect(nextSteps([{ ...inHealth, status: 11 }, inPolice], hotline)[0]).toBe('省公安厅办理，承诺 2026-12-04 前办结。')
  })
})
