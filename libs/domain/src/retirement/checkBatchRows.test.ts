import { describe, expect, it } from 'vitest'
import type { BatchRow } from './batchColumns.ts'
import { checkBatchRows } from './checkBatchRows.ts'
import type { BatchStaff } from './checkBatchRows.ts'

const man: BatchStaff = {
  ...{ empName: '赵国强', empIdCard: '230199196608080019', preReviewNo: 'YS2026110001', legalRetireMonth: '2027-01', medicalYears: 30 }
}
const woman: BatchStaff = {
  ...{ empName: '孙丽华', empIdCard: '230199197108160025', preReviewNo: 'YS2026110002', legalRetireMonth: '2027-01', medicalYears: 24 }
}
const busy: BatchStaff = {
  ...{ empName: '郑立新', empIdCard: '230199196602200059', preReviewNo: '', legalRetireMonth: '2026-06', obstacle: '有其他业务正在办理' }
}
const staff = [man, woman, busy]
const row: BatchRow = {
  ...{ empName: '赵国强', empIdCard: '230199196608080019', preReviewNo: '', retireType: '10', applyRetireMonth: '2027-01' },
  ...{ dyhd: '是', ybzzztx: '是', gjjtq: '否', pensionCard: '6222021234567890', empMobile: '13900000003' }
}
const issuesOf = (...rows: readonly BatchRow[]) => checkBatchRows(rows, staff).issues
const messagesOf = (change: Partial<BatchRow>) => issuesOf({ ...row, ...change }).map(({ column, message }) => [column, message])
const alone = '请为该职工单独办理'

describe('the rows of a batch', () => {
  it('hold, a number with a small x too', () => {
    expect(checkBatchRows([row], staff)).toEqual({ issues: [] })
    const withX = { ...man, empIdCard: '23019919930412002X' }
    expect(checkBatchRows([{ ...row, empIdCard: '23019919930412002x' }], [withX])).toEqual({ issues: [] })
  })

  it.each<readonly [Partial<BatchRow>, string, string]>([
    [{ empIdCard: '' }, 'empIdCard', '请填写公民身份号码'],
    [{ empIdCard: '230199196608080018' }, 'empIdCard', '公民身份号码有误，请对照居民身份证核对'],
    [{ empIdCard: '23019919930412002X' }, 'empIdCard', '本单位临近退休的职工中没有此人，请核对号码，或先办理参保单位变更'],
    [{ empName: '' }, 'empName', '请填写姓名'],
    [{ empName: '赵国' }, 'empName', '与参保登记的姓名不一致，请核对'],
    [{ preReviewNo: 'YS1' }, 'preReviewNo', '与档案预审结果不一致，应为YS2026110001'],
    [{ retireType: '' }, 'retireType', '请选择退休类别'],
    ...['__proto__', 'constructor', 'toString'].map((retireType) => [{ retireType }, 'retireType', '请选择退休类别'] as const),
    [{ retireType: '11' }, 'retireType', `弹性提前退休须提交本人的书面告知材料，${alone}`],
    [{ retireType: '20' }, 'retireType', `特殊工种提前退休须提交本人的档案审核材料，${alone}`],
    [{ applyRetireMonth: '' }, 'applyRetireMonth', '请填写申请退休年月'],
    [{ applyRetireMonth: '2027-13' }, 'applyRetireMonth', '申请退休年月有误，请按“2027-01”的样子填写'],
    [{ applyRetireMonth: '2026-12' }, 'applyRetireMonth', '申请退休年月不能早于测算的法定退休年月2027-01'],
    [{ dyhd: '' }, 'dyhd', '请填写“是”或“否”'],
    [{ gjjtq: 'yes' }, 'gjjtq', '请填写“是”或“否”'],
    [{ gjjtq: '是' }, 'gjjtq', `提取公积金须提交本人的储蓄卡照片，此项请填“否”，或${alone}`],
    [{ pensionCard: '' }, 'pensionCard', '办理待遇核定须填写社会保障卡金融账号'],
    [{ pensionCard: '0222' }, 'pensionCard', '社会保障卡金融账号有误，请填写13至19位数字'],
    [{ empMobile: '' }, 'empMobile', '请填写手机号码'],
    [{ empMobile: '1390000' }, 'empMobile', '手机号码有误，请填写11位手机号']
  ])('%j is told at its cell', (change, column, message) => {
    expect(messagesOf(change)).toEqual([[column, message]])
  })

  it('does not take a month that has passed, where the legal one has', () => {
    const late = { ...man, legalRetireMonth: '2026-06', firstMonth: '2026-11' }
    const monthOf = (applyRetireMonth: string) =>
      checkBatchRows([{ ...row, applyRetireMonth }], [late]).issues.map(({ message }) => message)
    expect(monthOf('2026-05')).toEqual(['申请退休年月不能早于测算的法定退休年月2026-06'])
    expect(monthOf('2026-10')).toEqual(['申请退休年月已经过去，最早可以填写2026-11'])
    expect([monthOf('2026-11'), monthOf('2027-01')]).toEqual([[], []])
  })

  it('without an account, where no pension is reckoned, hold', () => {
    expect(messagesOf({ dyhd: '否', pensionCard: '' })).toEqual([])
  })

  it('of the medical insurance need its years: thirty of a man, twenty-five of a woman', () => {
    const hers = { ...row, empName: woman.empName, empIdCard: woman.empIdCard }
    expect(issuesOf(hers).map(({ message }) => message)).toEqual([`医保缴费24年，未满25年，须选择补缴方式，此项请填“否”，或${alone}`])
    expect(issuesOf({ ...hers, ybzzztx: '否' })).toEqual([])
    const untold = [{ ...man, medicalYears: undefined }]
    expect(checkBatchRows([row], untold).issues.map(({ message }) => message)).toEqual([`查不到医保缴费年限，此项请填“否”，或${alone}`])
  })

  it('name a person once; whoever may not come says why', () => {
    expect(issuesOf(row, row)).toEqual([{ row: 1, column: 'empIdCard', message: '与第1行是同一个人，每人只能填写一行' }])
    const his = { ...row, empName: busy.empName, empIdCard: busy.empIdCard, ybzzztx: '否' }
    expect(issuesOf(his)).toEqual([{ row: 0, column: 'empIdCard', message: '有其他业务正在办理' }])
  })

  it('are worth handing in when one asks for the pension or the medical insurance', () => {
    const whole = '暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理'
    expect(checkBatchRows([], staff).whole).toBe(whole)
    expect(checkBatchRows([{ ...row, dyhd: '否', ybzzztx: '否' }], staff).whole).toBe(whole)
    expect(checkBatchRows([{ ...row, dyhd: '否' }], staff).whole).toBeUndefined()
  })
})
