/**
 * Submitting (提交): what is sent is planned, described and checked again from the scene the service holds, and becomes one application.
 *
 * The first answer to a client key is given again before anything is checked. Refused are: who may not file, an unknown or closed
 * region, an unfinished guide, other matters than the plan's, ids of other scenes, files that are not the owner's, forms that do not hold, change
 * what identity or a register gave or are not signed (`Invalid` with issues), reused certificates that no longer hold, a subject that was
 * submitted before, failed pre-checks, unknown ones without a declaration, a booked place that the person does not hold. Source: spec §3.3,
 * §4.1, §4.2, §5.
 */
import { Invalid, NotFound, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import type { AlreadySubmitted, Conflict, Forbidden, PlaceGone, TooMany } from '@ljonething/api/errors/errors'
import type { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import type { SubmitContent } from '@ljonething/api/shapes/FormPayload'
import { bookedPlace } from '@ljonething/domain/form/bookedPlace'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { userType } from '@ljonething/domain/codes/user'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { withKnown } from '@ljonething/domain/form/lockKnown'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { findRegion } from '@ljonething/domain/region/RegionTree'
import { closedFills } from '@ljonething/domain/registers/factsFor'
import { failText } from '@ljonething/domain/registers/failText'
import { preCheckParamsOf } from '@ljonething/domain/form/preCheckParamsOf'
import { isOpenIn, openRegions } from '@ljonething/domain/scene/isOpenIn'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { unknownCheck } from '@ljonething/domain/submission/UnknownCheck'
import { Context, DateTime, Effect, Layer } from 'effect'
import { createHash } from 'node:crypto'
import { Bookings } from '../bookings/Bookings.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { submitAs } from '../plans/mayFile.ts'
import { planForm } from '../plans/planForm.ts'
import { filesAt, isAnyMissing, isAnyTwice } from '../materials/filesAt.ts'
import { filesGone, fileTwice, MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { Asker } from '../registers/Asker.ts'
import { registeredFields } from '../registers/registeredFields.ts'
import { Registers } from '../registers/Registers.ts'
import { Sources } from '../registers/sources/Sources.ts'
import { Reuse } from '../reuse/Reuse.ts'
import { Applications } from './Applications.ts'
import { changedFacts, changedFills } from './changedFills.ts'
import { readSubmit, sentForm } from './sentForm.ts'
import type { SentForm } from './sentForm.ts'
import { Subjects } from './Subjects.ts'
import { describedValues, foreignIds, namedChoices, submitIssues } from './submitChecks.ts'
import { UnsignedForms } from './UnsignedForms.ts'

export interface SubmitRequest {
  readonly clientKey: string
  readonly sceneId: string
  readonly region: string
  /** Comma-joined codes of the matters the person saw. */
  readonly sxNewCodes: string
  readonly packageName: string
  readonly source: string
  /** `FormPayload` as JSON text. */
  readonly paramsText: string
  /** Path of the screen it comes from, where answers lead to a screen of its own (`Plan.leaveTo`). */
  readonly screen?: string
  /** One person of a batch: the company vouches for its list, and nobody signs row by row. */
  readonly isRowOfBatch?: boolean
}

/** How a refusal begins that asks for a declaration; the condition follows. */
export const toDeclare = '请先确认预检条件：'

const shortestKey = 8
/** More than a scene has conditions. */
const mostChecksAtOnce = 20

/** Answered to the end: here, or on the screen it comes from. */
const isAnswered = ({ ready, leaveTo, unanswered, blocks }: Plan, screen: string | undefined): boolean =>
  ready || (leaveTo !== undefined && leaveTo === screen && unanswered.length === 0 && blocks.length === 0)

const sourceAway = () => new Unavailable({ msg: '暂时无法核对您选择的机构，请稍后再提交，已填写的内容不会丢失' })

const hashOf = ({ sceneId, region, sxNewCodes, paramsText }: SubmitRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([sceneId, region, sxNewCodes, paramsText]))
    .digest('hex')

export class Submits extends Context.Service<
  Submits,
  {
    readonly submit: (
      request: SubmitRequest,
      asker: Asker
    ) => Effect.Effect<
      SubmitResult,
      Invalid | AlreadySubmitted | Conflict | Forbidden | NotFound | PlaceGone | Rejected | TooMany | Unavailable
    >
  }
>()('@ljonething/server/applications/Submits') {
  static readonly layer = Layer.effect(
    Submits,
    Effect.gen(function* () {
      const applications = yield* Applications
      const bookings = yield* Bookings
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const registers = yield* Registers
      const reuse = yield* Reuse
      const sources = yield* Sources
      const subjects = yield* Subjects
      const unsignedForms = yield* UnsignedForms

      const ownFiles = Effect.fnUntraced(function* (
        at: { readonly owner: string; readonly sceneCode: string },
        description: FormDescription,
        named: SentForm['files']
      ) {
        const described = new Set(description.allfile.map(({ id }) => id))
        const wanted = Object.fromEntries(Object.entries(named).filter(([id]) => described.has(id)))
        const given = yield* filesAt(files, at, wanted)
        if (isAnyMissing(wanted, given)) return yield* new Rejected({ msg: filesGone })
        if (isAnyTwice(wanted)) return yield* new Rejected({ msg: fileTwice })
        return given
      })

      const passPreChecks = Effect.fnUntraced(function* (
        { preChecks }: Plan,
        values: FormValues,
        { checkParams, declarations }: SubmitContent,
        region: string,
        asker: Asker
      ) {
        const paramsOf = preCheckParamsOf({ values, userLevel: asker.user.userLevel, region, given: checkParams })
        const answers = yield* Effect.forEach(
          preChecks,
          (preCheck) => Effect.map(registers.preCheck(preCheck, paramsOf(preCheck), asker), (answer) => ({ ...answer, preCheck })),
          { concurrency: mostChecksAtOnce }
        )
        for (const { status, preCheck } of answers) {
          if (status === preCheckStatus.code.error) return yield* new Rejected({ msg: failText(preCheck) })
          if (status === preCheckStatus.code.unknown && declarations[preCheck.code] !== preCheck.expected) {
            return yield* new Rejected({ msg: `${toDeclare}${preCheck.title}` })
          }
        }
        const told: Readonly<Record<string, string>> = Object.assign({}, ...answers.map((answer) => answer.known?.values))
        return { told, unknown: answers.flatMap(({ status, preCheck }) => (status === preCheckStatus.code.unknown ? [preCheck] : [])) }
      })

      const submitNew = Effect.fnUntraced(function* (request: SubmitRequest, bodyHash: string, asker: Asker) {
        const { user } = asker
        const { clientKey, sceneId, region, sxNewCodes, packageName, source, paramsText, screen } = request
        if (clientKey.length < shortestKey) return yield* new Rejected({ msg: '参数必填' })
        const entry = catalogue.sceneOf(sceneId)
        if (entry === undefined) return yield* new NotFound({ msg: '未查询到该主题' })
        yield* submitAs(entry.scene, user)
        const opened = openRegions(entry.scene).map((status) => status.region)
        if (findRegion(catalogue.regions, region) === undefined || !isOpenIn(opened, region)) {
          return yield* new Rejected({ msg: '该地区暂未开通此主题，请选择其他地区' })
        }
        const sent = readSubmit(paramsText)
        if (sent === undefined) return yield* new Rejected({ msg: '提交内容无法识别，请刷新页面后重试' })
        const { form, content } = sent
        if (form.sceneId !== sceneId || form.sxCodes !== sxNewCodes || form.regionCode !== region) {
          return yield* new Rejected({ msg: '提交的主题、事项或地区前后不一致，请刷新页面后重试' })
        }
        const filled = sentForm(entry.scene, form)

        const now = yield* clock.now
        const [today, at] = [dayOf(now), DateTime.toDate(now)]
        const { plan, description } = planForm(catalogue, entry, content.answers, { region, user, today })
        const matters = plan.matters.filter(({ included }) => included).map(({ matter }) => matter)
        if (!isAnswered(plan, screen) || matters.length === 0) {
          return yield* new Rejected({ msg: plan.blocks[0]?.message ?? '答题引导尚未完成，请先完成答题' })
        }
        if (matters.map(({ code }) => code).join() !== sxNewCodes) return yield* new Rejected({ msg: '办理事项已变化，请返回答题引导核对' })
        if (foreignIds(entry.scene, filled.values, Object.keys(filled.files)).length > 0) {
          return yield* new Invalid({ msg: '提交了不属于该主题的内容' })
        }
        const given = yield* ownFiles({ owner: user.userId, sceneCode: sceneId }, description, filled.files)
        const described = describedValues(description, filled.values)
        const choices = yield* Effect.catchTag(sources.chosen(description, described), 'RegisterGap', () => Effect.fail(sourceAway()))
        const values = namedChoices(choices, description, described)
        const issues = [
          ...submitIssues(catalogue, choices, description, values, given, today),
          ...(yield* reuse.issues(asker, { scene: entry.scene, description, values, files: given }))
        ]
        if (issues.length > 0) return yield* new Invalid({ msg: `有 ${issues.length} 处需要修改`, issues })
        const subject = yield* subjects.claimOf(entry.scene, plan.answers, values, asker)
        if (subject !== undefined) yield* subjects.mustBeFree(subject)
        const place = entry.scene.appointment && bookedPlace(entry.scene.appointment, description, values)
        if (place !== undefined) yield* bookings.mustHold({ owner: user.userId, sceneCode: sceneId, place })
        const checked = yield* passPreChecks(plan, values, content, region, asker)
        const told = registeredFields(catalogue, entry.scene, checked.told)
        const changed = [
          ...changedFacts(description, values, today, closedFills(plan.preChecks), told),
          ...(yield* changedFills(registers, description, values, today, asker))
        ]
        if (changed.length > 0) return yield* new Invalid({ msg: `有 ${changed.length} 处需要修改`, issues: changed })
        // Last: what else is wrong changes what is signed.
        const printed = { plan, description, values: withKnown(description, filled.values), files: given }
        const facts = { scene: entry.scene, user, region, at }
        const unsigned = request.isRowOfBatch === true ? [] : yield* unsignedForms.issues(user.userId, printed, facts)
        if (unsigned.length > 0) return yield* new Invalid({ msg: `有 ${unsigned.length} 处需要修改`, issues: unsigned })

        const submitted = { included: matters.map(({ code }) => code), at: DateTime.formatIso(yield* clock.now) }
        const unknownChecks = checked.unknown.map((preCheck) => unknownCheck(preCheck, preCheck.expected, submitted))
        return yield* applications.submit({
          owner: user.userId,
          company: user.unionCode,
          clientKey,
          bodyHash,
          sceneCode: sceneId,
          sceneHash: entry.hash,
          sceneName: entry.scene.name,
          region,
          regionName: catalogue.regionName(region),
          applicant: {
            name: user.userName,
            cardId: user.cardId,
            ...(user.companyName === undefined ? {} : { companyName: user.companyName })
          },
          source,
          submitted: { answers: plan.answers, values, files: given, unknownChecks },
          submission: buildSubmission(plan, description, values, given, {
            packageName,
            regionCode: region,
            source,
            hasEnt: user.userType === userType.code.legal,
            sceneType: entry.scene.unionType,
            content: form.content,
            today,
            unknownChecks
          }),
          matters,
          fileIds: [...new Set(Object.values(given).flatMap((list) => list.map(({ id }) => id)))],
          subject,
          place,
          ...(content.draft === undefined ? {} : { draft: content.draft })
        })
      })

      const submit = Effect.fn('Submits.submit')(function* (request: SubmitRequest, asker: Asker) {
        const bodyHash = hashOf(request)
        const answered = applications.answered(asker.user.userId, request.clientKey, bodyHash)
        const first = yield* answered
        if (first !== undefined) return first
        // A twin of this request may have been answered while this one was checked: its files and its draft are taken then.
        return yield* Effect.catch(submitNew(request, bodyHash, asker), (refusal) =>
          Effect.flatMap(answered, (twin) => (twin === undefined ? Effect.fail(refusal) : Effect.succeed(twin)))
        )
      })

      return Submits.of({ submit })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      Bookings.layer,
      Catalogue.layer,
      MaterialFiles.layer,
      Registers.layer,
      Reuse.layer,
      Sources.layer,
      Subjects.layer,
      UnsignedForms.layer
    ])
  )
}
