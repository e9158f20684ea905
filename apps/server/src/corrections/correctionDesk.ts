/**
 * The desk of a correction (补正台): the form as it was submitted, what departments ask for of it that day, and what of it is open.
 * Whoever applied corrects.
 */
import { Forbidden, Unavailable } from '@ljonething/api/errors/errors'
import { isOverdue, askedItems, requestOf } from '@ljonething/domain/cases/correction'
import { correctForm } from '@ljonething/domain/form/correctForm'
import type { FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { Effect } from 'effect'
import type { ApplicationRow } from '../applications/Applications.ts'
import { plannedAs } from '../applications/plannedAs.ts'
import type { Cases, StoredCase } from '../cases/Cases.ts'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { Viewer } from '../identity/viewer.ts'
import { dayOf } from '../platform/businessDay.ts'
import type { Clock } from '../platform/Clock.ts'

const unreadable = () => new Unavailable({ msg: '提交的内容暂时无法显示，请稍后再试' })

const requestsOf = (cases: readonly StoredCase[], today: string) =>
  cases.flatMap((stored) => {
    const request = requestOf(stored.current)
    return request === undefined ? [] : [{ caseNo: stored.caseNo, stored, request, isOverdue: isOverdue(request, today) }]
  })
export type Request = ReturnType<typeof requestsOf>[number]

/** Why nothing may be handed in; '' where something may. */
export const closedText = (requests: readonly Request[]): string => {
  if (requests.some((one) => !one.isOverdue)) return ''
  const last = requests
    .map(({ request }) => request.until)
    .toSorted()
    .at(-1)
  return last === undefined
    ? '没有等待补正的事项：可能已经交回或撤回，请查看办理进度'
    : `补正期限 ${last} 已过，不能再交回。请联系办理部门，或撤回该事项后重新申请`
}

/** What is kept under these names. */
export const some = <A>(values: Readonly<Record<string, A>>, ids: readonly string[]): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)))

export const mustBeOwner = (row: ApplicationRow, { userId }: Viewer) =>
  row.owner === userId ? Effect.void : Effect.fail(new Forbidden({ msg: '请由提交申请的经办人补正' }))

interface Needs {
  readonly cases: Cases['Service']
  readonly catalogue: Catalogue['Service']
  readonly clock: Clock['Service']
}

export const openDesk = Effect.fnUntraced(function* ({ cases, catalogue, clock }: Needs, row: ApplicationRow) {
  const planned = yield* plannedAs(catalogue, row)
  if (planned === undefined) return yield* unreadable()
  const today = dayOf(yield* clock.now)
  const stored = yield* cases.ofApplications([row.applyNo])
  const requests = requestsOf(stored, today)
  const open = requests.filter((one) => !one.isOverdue)
  const correct = (values: FormValues, given: FormFiles) =>
    correctForm(planned.description, planned.submitted, { values, files: given }, askedItems(open), today)
  return { ...planned, today, stored, requests, open, correct }
})
