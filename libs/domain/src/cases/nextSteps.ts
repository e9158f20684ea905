/**
 * What comes after the submit (接下来), a sentence each: who acts until when, what is asked of the applicant, and whom to call when nothing comes.
 * Cases that are finished, or withdrawn, have nothing to come. Source: spec §2.1 (successfulHandling), §4.1.
 * Example: two departments until 2026-11-23 and 2026-12-04 → 省卫生健康委、省公安厅分别办理，最早一项承诺 2026-11-23 前办结，最迟一项 2026-12-04 前。
 */
import { isFinished } from './caseStatus.ts'

export interface CaseToCome {
  readonly department: string
  readonly status: number
  /** yyyy-mm-dd. */
  readonly dueOn: string
  readonly isEstimate: boolean
  readonly matterName: string
  /** 等待“出生登记”的公民身份号码, where it waits for another matter. */
  readonly waitsFor?: string | undefined
}

export interface NextStepsOptions {
  /** The number to call about it. */
  readonly consult: string
  /** Departments that look themselves at what no register could tell. */
  readonly reviewers?: readonly string[]
}

/** The government hotline (政务服务便民热线). */
export const hotline = '12345'

const each = (names: readonly string[]) => [...new Set(names)].join('、')
const byDay = ({ dueOn, isEstimate }: CaseToCome) => `${dueOn} 前${isEstimate ? '（预计）' : ''}`

const handling = (cases: readonly CaseToCome[]): readonly string[] => {
  const [first, ...others] = cases.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  if (first === undefined) return []
  const last = others.at(-1) ?? first
  const who = each(cases.map(({ department }) => department))
  if (first.dueOn === last.dueOn) return [`${who}${others.length === 0 ? '' : '分别'}办理，承诺 ${byDay(first)}办结。`]
  return [`${who}分别办理，最早一项承诺 ${byDay(first)}办结，最迟一项 ${byDay(last)}。`]
}

/** A sentence for each thing that is waited for, with all that wait for it. */
const waiting = (cases: readonly CaseToCome[]): readonly string[] =>
  Array.from(
    Map.groupBy(cases, ({ waitsFor }) => waitsFor ?? ''),
    ([waitsFor, those]) =>
      `${those.map(({ matterName }) => `“${matterName}”`).join('、')}${waitsFor}，取得后自动转给${each(those.map(({ department }) => department))}办理，承诺时间从那时起算，您不用再次提交。`
  )

export function nextSteps(cases: readonly CaseToCome[], { consult, reviewers = [] }: NextStepsOptions): readonly string[] {
  const open = cases.filter(({ status }) => !isFinished(status))
  if (open.length === 0) return []
  const alone = open.length === 1
  return [
    ...handling(open.filter(({ waitsFor }) => waitsFor === undefined)),
    ...waiting(open.filter(({ waitsFor }) => waitsFor !== undefined)),
    ...(reviewers.length === 0 ? [] : [`办理前暂时无法核验的条件，由${each(reviewers)}人工核验，您不用再次提交。`]),
    `需要您补正时，“我的办件”最上方会提示补什么、为什么${alone ? '' : '，其余事项照常办理'}；补正期间不计入承诺时间。`,
    `过了承诺日期还没有办结，请拨打 ${consult}${consult === hotline ? '' : ` 或 ${hotline}`}，说明办件编号。`
  ]
}
