/**
 * Checks a batch of retirements (批量退休名单核对) against the company's staff, in the browser while it is filled in and in the service before it is taken.
 * Only what every row can show by itself goes in a batch: ordinary retirement, without papers of the person's own. Whatever else somebody needs is
 * handled alone, and the sentence says so. Pure.
 * Example: a row whose person retires in 2027-01 and asks for 2026-12 → { row, column: 'applyRetireMonth', message: '申请退休年月不能早于…2027-01' }.
 */
import { isValid as isBankCard } from '@ljonething/validation/numbers/BankCard'
import { gender, isValid as isCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { isValid as isMobile } from '@ljonething/validation/numbers/MobilePhone'
import { checkBatchRetire } from '@ljonething/validation/rules/checkBatchRetire'
import type { BatchColumnId, BatchRow } from './batchColumns.ts'

/** What is known of one of the staff. */
export interface BatchStaff {
  readonly empName: string
  readonly empIdCard: string
  readonly preReviewNo: string
  /** `yyyy-mm`, '' where it cannot be reckoned. */
  readonly legalRetireMonth: string
  /** `yyyy-mm`: the month to be asked for at the earliest, where the legal one has passed. */
  readonly firstMonth?: string | undefined
  /** Whole years of medical insurance. */
  readonly medicalYears?: number | undefined
  /** Why the person cannot be in a batch today. */
  readonly obstacle?: string | undefined
}

/** `row` counts from 0. */
export interface BatchIssue {
  readonly row: number
  readonly column: BatchColumnId
  readonly message: string
}

export interface CheckedBatch {
  readonly issues: readonly BatchIssue[]
  /** What is wrong with the batch as a whole. */
  readonly whole?: string
}

const alone = '请为该职工单独办理'
const ordinary = '10'

const kinds: ReadonlyMap<string, string> = new Map([
  ['11', `弹性提前退休须提交本人的书面告知材料，${alone}`],
  ['12', `弹性延迟退休须提交与本人的书面协议，${alone}`],
  ['20', `特殊工种提前退休须提交本人的档案审核材料，${alone}`],
  ['30', `因病退休须提交本人的劳动能力鉴定结论，${alone}`]
])

/** Years of medical insurance after which nothing has to be made up. */
const enoughMedical = (idCard: string): number => (gender(idCard) === 'female' ? 25 : 30)

const month = /^\d{4}-(0[1-9]|1[0-2])$/
const answers = new Set(['是', '否'])

type Found = readonly [BatchColumnId, string]

const personIssues = (row: BatchRow, member: BatchStaff | undefined, before: number | undefined): readonly Found[] => {
  const { empName, empIdCard, preReviewNo } = row
  if (empIdCard === '') return [['empIdCard', '请填写公民身份号码']]
  if (!isCitizenId(empIdCard)) return [['empIdCard', '公民身份号码有误，请对照居民身份证核对']]
  if (before !== undefined) return [['empIdCard', `与第${before + 1}行是同一个人，每人只能填写一行`]]
  if (member === undefined) return [['empIdCard', '本单位临近退休的职工中没有此人，请核对号码，或先办理参保单位变更']]
  if (member.obstacle !== undefined) return [['empIdCard', member.obstacle]]
  return [
    ...(empName === member.empName ? [] : [['empName', empName === '' ? '请填写姓名' : '与参保登记的姓名不一致，请核对'] as const]),
    ...(preReviewNo === '' || preReviewNo === member.preReviewNo
      ? []
      : [['preReviewNo', `与档案预审结果不一致，应为${member.preReviewNo}`] as const])
  ]
}

const monthIssue = ({ applyRetireMonth }: BatchRow, member: BatchStaff | undefined): string | undefined => {
  if (applyRetireMonth === '') return '请填写申请退休年月'
  if (!month.test(applyRetireMonth)) return '申请退休年月有误，请按“2027-01”的样子填写'
  const legal = member?.legalRetireMonth ?? ''
  if (applyRetireMonth < legal) return `申请退休年月不能早于测算的法定退休年月${legal}`
  const first = member?.firstMonth ?? ''
  return applyRetireMonth < first ? `申请退休年月已经过去，最早可以填写${first}` : undefined
}

const medicalIssue = ({ empIdCard, ybzzztx }: BatchRow, member: BatchStaff | undefined): string | undefined => {
  const years = member?.medicalYears
  if (ybzzztx !== '是' || member === undefined) return undefined
  if (years === undefined) return `查不到医保缴费年限，此项请填“否”，或${alone}`
  const enough = enoughMedical(empIdCard)
  return years < enough ? `医保缴费${years}年，未满${enough}年，须选择补缴方式，此项请填“否”，或${alone}` : undefined
}

const said = (column: BatchColumnId, message: string | undefined): readonly Found[] => (message === undefined ? [] : [[column, message]])

function rowIssues(row: BatchRow, member: BatchStaff | undefined): readonly Found[] {
  const { retireType, dyhd, gjjtq, pensionCard, empMobile } = row
  const unanswered = (['dyhd', 'ybzzztx', 'gjjtq'] as const).filter((column) => !answers.has(row[column]))
  return [
    ...said('retireType', retireType === ordinary ? undefined : (kinds.get(retireType) ?? '请选择退休类别')),
    ...said('applyRetireMonth', monthIssue(row, member)),
    ...unanswered.map((column): Found => [column, '请填写“是”或“否”']),
    ...said('ybzzztx', medicalIssue(row, member)),
    ...said('gjjtq', gjjtq === '是' ? `提取公积金须提交本人的储蓄卡照片，此项请填“否”，或${alone}` : undefined),
    ...said('pensionCard', pensionCard === '' && dyhd === '是' ? '办理待遇核定须填写社会保障卡金融账号' : undefined),
    ...said('pensionCard', pensionCard === '' || isBankCard(pensionCard) ? undefined : '社会保障卡金融账号有误，请填写13至19位数字'),
    ...said('empMobile', empMobile === '' ? '请填写手机号码' : isMobile(empMobile) ? undefined : '手机号码有误，请填写11位手机号')
  ]
}

const isWorthIt = checkBatchRetire.prepare('')

export function checkBatchRows(rows: readonly BatchRow[], staff: readonly BatchStaff[]): CheckedBatch {
  const members = new Map(staff.map((member) => [member.empIdCard.toUpperCase(), member]))
  const first = new Map<string, number>()
  const issues = rows.flatMap((row, at) => {
    const person = row.empIdCard.toUpperCase()
    const before = person === '' ? undefined : first.get(person)
    if (before === undefined) first.set(person, at)
    const member = members.get(person)
    return [...personIssues(row, member, before), ...rowIssues(row, member)].map(([column, message]) => ({ row: at, column, message }))
  })
  return isWorthIt(rows) ? { issues } : { issues, whole: checkBatchRetire.message() }
}
