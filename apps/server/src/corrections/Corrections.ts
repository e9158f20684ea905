/**
 * Corrections (补正): what was submitted as it was, what departments ask for of it, and what the applicant hands in. Requests of several departments to
 * one application meet here; only what they name may change (`correctForm`).
 *
 * Typed values are kept under a version, like a draft. Handing in is one transaction that holds the application: the cases of which something changed
 * go from 6 to 2, the former version stays, the new one takes its place, every open case whose part it changes gets its part, and nobody another's.
 * Once per client key: sent again it gives the first answer. Source: spec §4.1, ruling 2.1.
 */
import { Conflict, Forbidden, Invalid, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import type { NotFound, TooMany } from '@ljonething/api/errors/errors'
import type { CorrectionAsked, HandedInCorrection, StagedCorrection, SubmittedApplication } from '@ljonething/api/oneThing/CorrectionsApi'
import { isFinished, labelOf } from '@ljonething/domain/cases/caseStatus'
import { answered, askedItems, isOverdue, requestOf } from '@ljonething/domain/cases/correction'
import { correctForm } from '@ljonething/domain/form/correctForm'
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import type { FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { isOn } from '@ljonething/domain/codes/flag'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { ApplicationForms } from '../applications/ApplicationForms.ts'
import { Applications } from '../applications/Applications.ts'
import type { ApplicationRow } from '../applications/Applications.ts'
import { changedFills } from '../applications/changedFills.ts'
import { consultOf } from '../applications/consultOf.ts'
import { plannedAs } from '../applications/plannedAs.ts'
import { submittedForm } from '../applications/stored/submittedForm.ts'
import { describedValues, namedChoices, submitIssues } from '../applications/submitChecks.ts'
import { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { viewerOf } from '../identity/viewer.ts'
import type { Viewer } from '../identity/viewer.ts'
import { fileItem, filesGone, MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { makeInTurn } from '../platform/inTurn.ts'
import type { Asker } from '../registers/Asker.ts'
import { Registers } from '../registers/Registers.ts'
import { Sources } from '../registers/sources/Sources.ts'
import { correctedPart } from './correctedPart.ts'
import { handedInCorrection } from './stored/handedInCorrection.ts'
import { stagedCorrection } from './stored/stagedCorrection.ts'

interface Staging {
  readonly applyNo: string
  readonly version: number
  readonly staged: StagedCorrection
}

interface HandingIn {
  readonly applyNo: string
  readonly clientKey: string
  readonly version: number
}

const shortestKey = 8
/** Hand-ins of one application that wait for each other. */
const mostAsked = 50
const nothingStaged = { version: 0, values: {}, files: {} }

const unreadable = () => new Unavailable({ msg: '提交的内容暂时无法显示，请稍后再试' })
const elsewhere = () => new Conflict({ msg: '补正内容已在其他页面或设备上修改，请核对后再交回' })

const requestsOf = (cases: readonly StoredCase[], today: string) =>
  cases.flatMap((stored) => {
    const request = requestOf(stored.current)
    return request === undefined ? [] : [{ caseNo: stored.caseNo, stored, request, isOverdue: isOverdue(request, today) }]
  })
type Request = ReturnType<typeof requestsOf>[number]

const askedView = ({ caseNo, stored: { matterName, department }, request, isOverdue }: Request): CorrectionAsked => ({
  caseNo,
  matterName,
  department,
  isOverdue,
  ...request
})

/** Why nothing may be handed in; '' where something may. */
const closedText = (requests: readonly Request[]): string => {
  if (requests.some((one) => !one.isOverdue)) return ''
  const last = requests
    .map(({ request }) => request.until)
    .toSorted()
    .at(-1)
  return last === undefined
    ? '没有等待补正的事项：可能已经交回或撤回，请查看办理进度'
    : `补正期限 ${last} 已过，不能再交回。请联系办理部门，或撤回该事项后重新申请`
}

/** The groups with these fields alone. */
const withFields = (description: FormDescription, ids: ReadonlySet<string>): FormDescription => ({
  ...description,
  allfield: description.allfield.map((group) => ({ ...group, fieldList: group.fieldList.filter(({ id }) => ids.has(id)) }))
})

const some = <A>(values: Readonly<Record<string, A>>, ids: readonly string[]): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)))

const noteOf = ({ fields, materials }: CorrectedForm['changed']): string => {
  const parts = [
    ...(fields.length === 0 ? [] : [`${fields.length} 项内容`]),
    ...(materials.length === 0 ? [] : [`${materials.length} 份材料`])
  ]
  return `已补正 ${parts.join('、')}`
}

export class Corrections extends Context.Service<
  Corrections,
  {
    readonly read: (viewer: Viewer, applyNo: string) => Effect.Effect<SubmittedApplication, NotFound | Unavailable>
    readonly stage: (
      viewer: Viewer,
      staging: Staging
    ) => Effect.Effect<{ readonly version: number; readonly savedAt: string }, Conflict | Forbidden | NotFound | Rejected | Unavailable>
    readonly handIn: (
      asker: Asker,
      handingIn: HandingIn
    ) => Effect.Effect<HandedInCorrection, Conflict | Forbidden | Invalid | NotFound | Rejected | TooMany | Unavailable>
  }
>()('@ljonething/server/corrections/Corrections') {
  static readonly layer = Layer.effect(
    Corrections,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const files = yield* MaterialFiles
      const forms = yield* ApplicationForms
      const registers = yield* Registers
      const sources = yield* Sources
      const inTurn = makeInTurn(mostAsked)

      const stagedOf = Effect.fnUntraced(function* (applyNo: string) {
        const [row] = yield* Effect.orDie(
          sql<{ version: number; content: unknown }>`SELECT version, content FROM staged_correction WHERE apply_no = ${applyNo}`
        )
        const content = row && (yield* stagedCorrection.read(row.content, applyNo))
        return row === undefined ? nothingStaged : { version: row.version, values: {}, files: {}, ...content }
      })

      /** Those that are still there, of the material they were uploaded for, and free or of this application. */
      const filesNamed = Effect.fnUntraced(function* (owner: string, named: StagedCorrection['files']) {
        const own = new Map((yield* files.ofOwner(owner, Object.values(named).flat())).map((file) => [file.id, file]))
        const given = (materialId: string, ids: readonly string[]) =>
          ids.flatMap((id) => {
            const file = own.get(id)
            return file !== undefined && file.materialId === materialId && file.applyNo === null ? [fileItem(file)] : []
          })
        return Object.fromEntries(Object.entries(named).map(([id, ids]): [string, FormFiles[string]] => [id, given(id, ids)]))
      })

      const opened = Effect.fnUntraced(function* (row: ApplicationRow) {
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

      const mustBeOwner = (row: ApplicationRow, { userId }: Viewer) =>
        row.owner === userId ? Effect.void : Effect.fail(new Forbidden({ msg: '请由提交申请的经办人补正' }))

      const read = Effect.fn('Corrections.read')(function* (viewer: Viewer, applyNo: string) {
        const row = yield* applications.get(viewer, applyNo)
        const { scene, description, submitted, requests } = yield* opened(row)
        const { version, ...content } = yield* stagedOf(applyNo)
        const kept = yield* Effect.orDie(
          sql<{ seq: number; former: unknown; result: unknown }>`
            SELECT seq, former, result FROM correction WHERE apply_no = ${applyNo} ORDER BY seq DESC`
        )
        const former = yield* Effect.forEach(kept, (one) =>
          Effect.gen(function* () {
            const before = yield* submittedForm.read(one.former, `${applyNo} ${one.seq}`)
            const result = yield* handedInCorrection.read(one.result, `${applyNo} ${one.seq}`)
            if (before === undefined || result === undefined) return []
            const { at, cases: concerned, fields, materials } = result
            return [{ at, cases: concerned, values: some(before.values, fields), files: some(before.files, materials) }]
          })
        )
        const isOwner = row.owner === viewer.userId
        return {
          applyNo,
          sceneCode: row.sceneCode,
          sceneName: row.sceneName,
          submittedAt: row.submittedAt.toISOString(),
          consult: consultOf(scene),
          form: description,
          values: submitted.values,
          files: submitted.files,
          mayCorrect: isOwner,
          requests: requests.map(askedView),
          staged: isOwner ? { version, values: content.values, files: yield* filesNamed(row.owner, content.files) } : nothingStaged,
          former: former.flat()
        } satisfies SubmittedApplication
      })

      const stage = Effect.fn('Corrections.stage')(
        function* (viewer: Viewer, { applyNo, version, staged }: Staging) {
          const row = yield* applications.get(viewer, applyNo)
          yield* mustBeOwner(row, viewer)
          const { requests, correct } = yield* opened(row)
          const closed = closedText(requests)
          if (closed !== '') return yield* new Rejected({ msg: closed })
          const corrected = correct(staged.values, yield* filesNamed(row.owner, staged.files))
          const isForeign =
            Object.keys(staged.values).some((id) => !corrected.openFields.has(id)) ||
            Object.keys(staged.files).some((id) => !corrected.openMaterials.has(id))
          if (isForeign) return yield* new Rejected({ msg: '只能修改部门要求补正的内容和材料，请刷新页面后重试' })
          const savedAt = DateTime.toDate(yield* clock.now)
          const saved =
            version === 0
              ? yield* sql<{ version: number }>`
                  INSERT INTO staged_correction (apply_no, owner, version, content, saved_at)
                  VALUES (${applyNo}, ${row.owner}, 1, ${stagedCorrection.write(staged)}::jsonb, ${savedAt})
                  ON CONFLICT (apply_no) DO UPDATE SET saved_at = EXCLUDED.saved_at
                  WHERE staged_correction.version = 1 AND staged_correction.content = EXCLUDED.content RETURNING version`
              : yield* sql<{ version: number }>`
                  UPDATE staged_correction SET content = ${stagedCorrection.write(staged)}::jsonb, saved_at = ${savedAt},
                    version = CASE WHEN version = ${version} THEN version + 1 ELSE version END
                  WHERE apply_no = ${applyNo}
                    AND (version = ${version} OR (version = ${version + 1} AND content = ${stagedCorrection.write(staged)}::jsonb)) RETURNING version`
          const [now] = saved
          return now === undefined ? yield* elsewhere() : { version: now.version, savedAt: savedAt.toISOString() }
        },
        Effect.catchTag('SqlError', Effect.die)
      )

      /** The answer already given to this key. */
      const given = Effect.fnUntraced(function* (applyNo: string, clientKey: string) {
        const [row] = yield* Effect.orDie(
          sql<{ result: unknown }>`SELECT result FROM correction WHERE apply_no = ${applyNo} AND client_key = ${clientKey}`
        )
        return row === undefined ? undefined : yield* handedInCorrection.read(row.result, applyNo)
      })

      /** What is staged, as it will stand: checked by the rules of the whole form, of which what is open counts. */
      const checked = Effect.fnUntraced(function* (row: ApplicationRow, staged: StagedCorrection, asker: Asker) {
        const { description, submitted, today, requests, open, correct, ...planned } = yield* opened(row)
        const closed = closedText(requests)
        if (closed !== '') return yield* new Rejected({ msg: closed })
        const found = yield* filesNamed(row.owner, staged.files)
        const isGone = Object.entries(staged.files).some(([id, ids]) => (found[id] ?? []).length < ids.length)
        if (isGone) return yield* new Rejected({ msg: filesGone })
        const typed = correct(staged.values, found)
        const openForm = withFields(description, typed.openFields)
        const described = describedValues(openForm, typed.values)
        const choices = yield* Effect.catchTag(sources.chosen(openForm, described), 'RegisterGap', () =>
          Effect.fail(new Unavailable({ msg: '暂时无法核对您选择的机构，请稍后再交回，已填写的内容不会丢失' }))
        )
        const corrected = correct(some(namedChoices(choices, openForm, described), Object.keys(staged.values)), found)
        const { values, changed } = corrected
        const issues = [
          ...submitIssues(catalogue, choices, description, values, corrected.files, today),
          ...(yield* changedFills(registers, description, values, today, asker))
        ].filter(({ kind, id }) => (kind === 'field' ? corrected.openFields : corrected.openMaterials).has(id))
        if (issues.length > 0) return yield* new Invalid({ msg: `有 ${issues.length} 处需要修改`, issues })
        const concerned = answered(open, changed)
        if (concerned.length === 0) return yield* new Rejected({ msg: '还没有修改部门要求补正的内容，请修改后再交回' })
        return { ...planned, description, submitted, today, corrected, concerned }
      })
      type Checked = Effect.Success<ReturnType<typeof checked>>

      /** Application forms that say what is true no longer are made anew, before anything is written. */
      const printed = Effect.fnUntraced(function* (row: ApplicationRow, { submitted, corrected }: Checked) {
        const { values, files: given, outdated } = corrected
        const after = { ...row, submitted: { ...submitted, values, files: given } }
        const made = yield* Effect.forEach(outdated, (id) =>
          Effect.map(forms.makeAgain(after, id), (file): [string, FormFiles[string]] => [id, [fileItem(file)]])
        )
        return { ...given, ...Object.fromEntries(made) }
      })

      const write = Effect.fn('Corrections.write')(
        function* (row: ApplicationRow, { clientKey, version }: HandingIn, ready: Checked, after: FormFiles) {
          const { applyNo, owner } = row
          const { plan, description, submitted, corrected, concerned, stored, facts, today } = ready
          yield* sql`SELECT 1 FROM application WHERE apply_no = ${applyNo} FOR NO KEY UPDATE`
          const first = yield* given(applyNo, clientKey)
          if (first !== undefined) return first
          const taken = yield* sql`DELETE FROM staged_correction WHERE apply_no = ${applyNo} AND version = ${version} RETURNING version`
          if (taken.length === 0) return yield* elsewhere()
          const at = DateTime.formatIso(yield* clock.now)
          const { changed, values } = corrected
          for (const { caseNo, request, stored: one } of concerned) {
            const own = {
              fields: changed.fields.filter((id) => request.fields.some((field) => field.id === id)),
              materials: changed.materials.filter((code) => request.materials.some((material) => material.code === code))
            }
            const action = { kind: 'correct', by: 'applicant', at, key: `correct-${clientKey}`, note: noteOf(own), corrected: own } as const
            const outcome = yield* cases.act(caseNo, action)
            if (outcome.ok) continue
            const status = typeof outcome.error === 'string' ? '暂时无法办理' : labelOf(outcome.error.from)
            return yield* new Rejected({ msg: `“${one.matterName}”${status}，不能交回补正，请刷新页面后重试` })
          }
          const next = { ...submitted, values, files: after }
          const sent = yield* applications.payloadOf(applyNo)
          const { form, parts } = buildSubmission(plan, description, values, after, {
            packageName: sent?.packageName ?? row.sceneName,
            regionCode: row.region,
            source: sent?.source ?? '',
            hasEnt: facts.user.companyName !== undefined || isOn(sent?.hasEnt),
            sceneType: facts.scene.unionType,
            content: sent?.content ?? '',
            today,
            unknownChecks: submitted.unknownChecks
          })
          yield* applications.correct(applyNo, next, form)
          const former = new Set(Object.values(submitted.files).flatMap((list) => list.map(({ id }) => id)))
          const added = Object.values(after).flatMap((list) => list.flatMap(({ id }) => (former.has(id) ? [] : [id])))
          yield* files.claim(owner, applyNo, added)
          yield* files.outdateForm(applyNo)
          const isTold = new Set(concerned.map(({ caseNo }) => caseNo))
          for (const { caseNo, matterCode, current } of stored) {
            const fresh = parts.find((part) => part.matterCode === matterCode)
            if (fresh === undefined || isFinished(current.status)) continue
            const held = yield* deliveries.partOf(caseNo)
            const change = correctedPart(fresh, changed.fields)
            if (isTold.has(caseNo) || (held !== undefined && JSON.stringify(change(held)) !== JSON.stringify(held)))
              yield* deliveries.amend(caseNo, change)
          }
          const result: HandedInCorrection = {
            at,
            cases: concerned.map(({ caseNo, stored: { matterName, department } }) => ({ caseNo, matterName, department })),
            ...changed
          }
          yield* sql`
            INSERT INTO correction (apply_no, seq, client_key, former, result)
            SELECT ${applyNo}, coalesce(max(seq), 0) + 1, ${clientKey}, ${submittedForm.write(submitted)}::jsonb, ${handedInCorrection.write(result)}::jsonb
            FROM correction WHERE apply_no = ${applyNo}`
          return result
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      const handInNew = Effect.fnUntraced(function* (asker: Asker, handingIn: HandingIn) {
        const row = yield* applications.get(viewerOf(asker.user), handingIn.applyNo)
        yield* mustBeOwner(row, viewerOf(asker.user))
        const { version, ...staged } = yield* stagedOf(handingIn.applyNo)
        const ready = yield* checked(row, staged, asker)
        if (version !== handingIn.version) return yield* elsewhere()
        return yield* write(row, handingIn, ready, yield* printed(row, ready))
      })

      const handIn = Effect.fn('Corrections.handIn')(function* (asker: Asker, handingIn: HandingIn) {
        const { applyNo, clientKey } = handingIn
        if (clientKey.length < shortestKey) return yield* new Rejected({ msg: '参数必填' })
        yield* mustBeOwner(yield* applications.get(viewerOf(asker.user), applyNo), viewerOf(asker.user))
        const first = yield* given(applyNo, clientKey)
        if (first !== undefined) return first
        // A twin may have been answered while this one waited for its turn, or was checked by another process.
        const twin = Effect.flatMap(given(applyNo, clientKey), (found) =>
          found === undefined ? handInNew(asker, handingIn) : Effect.succeed(found)
        )
        return yield* Effect.catch(inTurn(applyNo, twin), (refusal) =>
          Effect.flatMap(given(applyNo, clientKey), (found) => (found === undefined ? Effect.fail(refusal) : Effect.succeed(found)))
        )
      })

      return Corrections.of({ read, stage, handIn })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      ApplicationForms.layer,
      Cases.layer,
      Catalogue.layer,
      Deliveries.layer,
      MaterialFiles.layer,
      Registers.layer,
      Sources.layer
    ])
  )
}
