/** Plans (办理方案): the form of a scene for one person's answers, and what their identity fills in already. */
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, NotFound } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { KnownField } from '@ljonething/domain/form/lockKnown'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { sceneFor } from './mayFile.ts'
import { formOfMatters, planForm, userTypeOf } from './planForm.ts'
import { prefillFor } from './prefill.ts'

export interface FormRequest {
  readonly sceneCode: string
  readonly answers: Answers
  /** That of the scene unless given. */
  readonly region?: string | undefined
  /** Codes of the matters whose form it is, each part of the plan; those of the whole plan where none is named. */
  readonly matters: readonly string[]
}

export class Plans extends Context.Service<
  Plans,
  {
    readonly describe: (request: FormRequest, user: UserInfo | undefined) => Effect.Effect<FormDescription, Forbidden | NotFound | Rejected>
    /** Scene and plan of answers so far, however many. */
    readonly plan: (
      sceneCode: string,
      answers: Answers,
      user: UserInfo | undefined
    ) => Effect.Effect<{ readonly scene: Scene; readonly plan: Plan; readonly userType: string }, Forbidden | NotFound>
    readonly prefill: (sceneCode: string, user: UserInfo) => Effect.Effect<readonly KnownField[], Forbidden | NotFound>
  }
>()('@ljonething/server/plans/Plans') {
  static readonly layer = Layer.effect(
    Plans,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      return Plans.of({
        describe: Effect.fn('Plans.describe')(function* ({ sceneCode, answers, region, matters }, user) {
          const entry = yield* sceneFor(user, sceneCode, catalogue)
          const facts = { region: region ?? entry.scene.region, user, today: dayOf(yield* clock.now) }
          const { plan, description } = planForm(catalogue, entry, answers, facts)
          const planned = includedMatters(plan).map(({ code }) => code)
          if (matters.some((code) => !planned.includes(code))) return yield* new Rejected({ msg: '办理事项与答题结果不一致，请重新答题' })
          const isWhole = matters.length === 0 || planned.every((code) => matters.includes(code))
          return isWhole ? description : formOfMatters(catalogue, entry, plan, matters, user)
        }),
        plan: Effect.fn('Plans.plan')(function* (sceneCode, answers, user) {
          const { scene } = yield* sceneFor(user, sceneCode, catalogue)
          const userType = userTypeOf(user)
          return { scene, userType, plan: planScene(scene, answers, { region: scene.region, userType, today: dayOf(yield* clock.now) }) }
        }),
        prefill: (sceneCode, user) =>
          Effect.map(sceneFor(user, sceneCode, catalogue), ({ scene }) =>
            prefillFor(scene, user).map(({ isOpen: _isOpen, ...known }) => known)
          )
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
