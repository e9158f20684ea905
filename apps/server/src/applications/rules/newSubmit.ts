/**
 * A new submit as the rules see it (新的提交): planned, described and read from the scene that the service holds; files, sources, registers and
 * signatures asked for once.
 */
import { NotFound, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { foldForm } from '@ljonething/domain/form/foldForm'
import { withKnown } from '@ljonething/domain/form/lockKnown'
import { preCheckParamsOf } from '@ljonething/domain/form/preCheckParamsOf'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { saidSource } from '@ljonething/domain/submission/origin'
import { DateTime, Effect } from 'effect'
import { filesAt } from '../../materials/filesAt.ts'
import type { MaterialFiles } from '../../materials/MaterialFiles.ts'
import { planForm } from '../../plans/planForm.ts'
import { dayOf } from '../../platform/businessDay.ts'
import type { Clock } from '../../platform/Clock.ts'
import type { Asker } from '../../registers/Asker.ts'
import type { Sources } from '../../registers/sources/Sources.ts'
import { readSubmit, sentForm } from '../sentForm.ts'
import { describedValues, namedChoices } from '../submitChecks.ts'
import type { UnsignedForms } from '../UnsignedForms.ts'
import type { RuleNeeds, Sent, SubmitRequest } from './Sent.ts'

interface Needs extends Pick<RuleNeeds, 'catalogue' | 'registers' | 'subjects'> {
  readonly clock: Clock['Service']
  readonly files: MaterialFiles['Service']
  readonly sources: Sources['Service']
  readonly unsignedForms: UnsignedForms['Service']
}

/** More than a scene has conditions. */
const mostChecksAtOnce = 20

const otherOrigin = '提交渠道、数据来源与当前终端不一致，请刷新页面后重试'

const sourceAway = () => new Unavailable({ msg: '暂时无法核对您选择的机构，请稍后再提交，已填写的内容不会丢失' })

export const newSubmit = Effect.fnUntraced(function* (request: SubmitRequest, asker: Asker, needs: Needs) {
  const { catalogue, clock, files, registers, sources, subjects, unsignedForms } = needs
  const { clientKey, sceneId, region } = request
  const { user } = asker
  const known = catalogue.sceneOf(sceneId)
  const entry = known === undefined ? Effect.fail(new NotFound({ msg: '未查询到该主题' })) : Effect.succeed(known)

  const read = yield* Effect.cached(
    Effect.flatMap(entry, ({ scene }) => {
      const said = readSubmit(request.paramsText)
      return said === undefined
        ? Effect.fail(new Rejected({ msg: '提交内容无法识别，请刷新页面后重试' }))
        : Effect.succeed({ ...said, sent: sentForm(scene, said.form) })
    })
  )
  const dataSource = Effect.flatMap(read, ({ form }) => {
    const said = form.source === request.source ? saidSource(request.client, form) : undefined
    return said === undefined ? Effect.fail(new Rejected({ msg: otherOrigin })) : Effect.succeed(said)
  })
  const now = yield* clock.now
  const [today, at] = [dayOf(now), DateTime.toDate(now)]
  const planned = yield* Effect.cached(
    Effect.gen(function* () {
      const one = yield* entry
      const { content } = yield* read
      return { scene: one.scene, today, ...planForm(catalogue, one, content.answers, { region, user, today }) }
    })
  )
  const kept = Effect.gen(function* () {
    return foldForm((yield* planned).description, (yield* read).sent.values)
  })
  /** Files of materials that the form does not ask for are left where they are. */
  const named = Effect.gen(function* () {
    const described = new Set((yield* planned).description.allfile.map(({ id }) => id))
    return Object.fromEntries(Object.entries((yield* read).sent.files).filter(([id]) => described.has(id)))
  })
  const given = yield* Effect.cached(Effect.flatMap(named, (wanted) => filesAt(files, { owner: user.userId, sceneCode: sceneId }, wanted)))
  const filled = yield* Effect.cached(
    Effect.gen(function* () {
      const { description } = yield* planned
      const described = describedValues(description, yield* kept)
      const choices = yield* Effect.catchTag(sources.chosen(description, described), 'RegisterGap', () => Effect.fail(sourceAway()))
      return { choices, values: namedChoices(choices, description, described), files: yield* given }
    })
  )
  const subject = yield* Effect.cached(
    Effect.gen(function* () {
      const { scene, plan } = yield* planned
      return { claim: yield* subjects.claimOf(scene, plan.answers, (yield* filled).values, asker) }
    })
  )
  const conditions = yield* Effect.cached(
    Effect.gen(function* () {
      const { checkParams } = (yield* read).content
      const { values } = yield* filled
      const paramsOf = preCheckParamsOf({ values, userLevel: user.userLevel, region, given: checkParams })
      const { preChecks } = (yield* planned).plan
      const asked = (some: readonly PreCheck[]) =>
        Effect.forEach(
          some,
          (preCheck) => Effect.map(registers.preCheck(preCheck, paramsOf(preCheck), asker), (answer) => ({ ...answer, preCheck })),
          { concurrency: mostChecksAtOnce }
        )
      const related = yield* asked(preChecks.filter(isRelationCheck))
      // Behind a relation that does not hold nothing is asked.
      if (related.some(({ status }) => status === preCheckStatus.code.error)) return related
      return [...related, ...(yield* asked(preChecks.filter((preCheck) => !isRelationCheck(preCheck))))]
    })
  )
  const unsigned = Effect.gen(function* () {
    if (request.isRowOfBatch === true) return []
    const { scene, plan, description } = yield* planned
    const printed = { plan, description, values: withKnown(description, yield* kept), files: yield* given }
    return yield* unsignedForms.issues(user.userId, printed, { scene, user, region, at })
  })

  const anew = { request, entry, dataSource, read }
  return { asker, clientKey, anew, planned, named, given, filled, subject, conditions, unsigned, isOpen: () => true } satisfies Sent
})
