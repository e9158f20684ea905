/**
 * The desk of a correction (补正台): the form as it was submitted, what departments ask for of it that day, and what of it is open.
 * Whoever applied corrects.
 */
import { Forbidden, Unavailable } from '@ljonething/api/errors/errors'
import { askedItems, isOverdue } from '@ljonething/domain/cases/correction'
import type { AskedItems } from '@ljonething/domain/cases/correction'
import { requestOf } from '@ljonething/domain/cases/requestOf'
import { correctForm } from '@ljonething/domain/form/correctForm'
import type { FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import type { ApplicationRow } from '../applications/Applications.ts'
import { plannedAs } from '../applications/plannedAs.ts'
import type { CorrectedBookings } from '../bookings/CorrectedBookings.ts'
import { placeValues, storedLike } from '../bookings/placeValues.ts'
import type { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { Viewer } from '../identity/viewer.ts'
import { dayOf } from '../platform/businessDay.ts'
import type { Clock } from '../platform/Clock.ts'
import type { FormSigners } from '../seal/FormSigners.ts'

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

interface Described {
  readonly description: FormDescription
  readonly values: FormValues
  /** Asked for by whole field id. */
  readonly asked: AskedItems['fields']
}

interface Needs {
  readonly bookings: CorrectedBookings['Service']
  readonly cases: Cases['Service']
  readonly catalogue: Catalogue['Service']
  readonly clock: Clock['Service']
  readonly signers: FormSigners['Service']
}

/** Where a department asks about the booking (预约) the form says it as it is, though it was changed since the form was submitted. */
const asBooked = Effect.fnUntraced(function* (bookings: CorrectedBookings['Service'], row: ApplicationRow, scene: Scene, form: Described) {
  const { appointment } = scene
  if (appointment === undefined) return form.values
  const place = yield* bookings.placeOf({ scene, appointment }, row.owner, row.applyNo)
  if (place === undefined) return form.values
  const said = placeValues(appointment, place)
  const booked = form.description.allfield.flatMap(({ fieldList }) =>
    fieldList.flatMap(({ id, name }): readonly [string, string][] => {
      const value = said.get(name)
      return value === undefined ? [] : [[id, storedLike(form.values[id] ?? '', value)]]
    })
  )
  return booked.some(([id]) => form.asked.has(id)) ? { ...form.values, ...Object.fromEntries(booked) } : form.values
})

/** Codes of the forms that were signed online, by one of their signers at least. */
const signedForms = Effect.fnUntraced(function* (signers: FormSigners['Service'], files: FormFiles) {
  const forms = yield* signers.of(Object.values(files).flatMap((list) => list.flatMap((file) => (file.isApplyForm ? [file.id] : []))))
  const isSigned = ({ id }: { readonly id: string }) => forms.get(id)?.signers.some(({ signedAt }) => signedAt !== null) === true
  return Object.entries(files).flatMap(([code, list]) => (list.some(isSigned) ? [code] : []))
})

export type Desk = Effect.Success<ReturnType<typeof openDesk>>

export const openDesk = Effect.fnUntraced(function* ({ bookings, cases, catalogue, clock, signers }: Needs, row: ApplicationRow) {
  const planned = yield* plannedAs(catalogue, row)
  if (planned === undefined) return yield* unreadable()
  const today = dayOf(yield* clock.now)
  const stored = yield* cases.ofApplications([row.applyNo])
  const requests = requestsOf(stored, today)
  const open = requests.filter((one) => !one.isOverdue)
  const asked = askedItems(open)
  const { description } = planned
  const form = { description, values: planned.submitted.values, asked: asked.fields }
  const submitted = { ...planned.submitted, values: yield* asBooked(bookings, row, planned.scene, form) }
  const signed = yield* signedForms(signers, submitted.files)
  const former = { ...submitted, signed }
  const correct = (values: FormValues, given: FormFiles) => correctForm(description, former, { values, files: given }, asked, today)
  return { ...planned, submitted, signed, today, stored, requests, open, correct }
})
