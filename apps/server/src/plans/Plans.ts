/** Plans (办理方案): the form of a scene for one person's answers, and what their identity fills in already. */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { KnownField } from '@ljonething/domain/form/lockKnown'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { prepareAs } from './mayFile.ts'
import { planForm } from './planForm.ts'
import { prefillFor } from './prefill.ts'

export interface FormRequest {
  readonly sceneCode: string
  readonly answers: Answers
  /** That of the scene unless given. */
  readonly region?: string | undefined
  /** Codes of the matters the person saw; each must be part of the plan. */
  readonly matters: readonly string[]
}

export class Plans extends Context.Service<
  Plans,
  {
    readonly describe: (request: FormRequest, user: UserInfo | undefined) => Effect.Effect<FormDescription, Forbidden | NotFound | Rejected>
    readonly prefill: (sceneCode: string, user: UserInfo) => readonly KnownField[]
  }
>()('@ljonething/server/plans/Plans') {
  static readonly layer = Layer.effect(
    Plans,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      return Plans.of({
        describe: Effect.fn('Plans.describe')(function* ({ sceneCode, answers, region, matters }, user) {
          const entry = catalogue.sceneOf(sceneCode)
          if (entry === undefined) return yield* new NotFound({ msg: '未查询到该主题' })
          yield* prepareAs(entry.scene, user)
          const facts = { region: region ?? entry.scene.region, user, today: dayOf(yield* clock.now) }
          const { plan, description } = planForm(catalogue, entry, answers, facts)
          const planned = plan.matters.filter(({ included }) => included).map(({ matter }) => matter.code)
          if (matters.some((code) => !planned.includes(code))) return yield* new Rejected({ msg: '办理事项与答题结果不一致，请重新答题' })
          return description
        }),
        prefill: (sceneCode, user) => {
          const entry = catalogue.sceneOf(sceneCode)
          return entry === undefined ? [] : prefillFor(entry.scene, user).map(({ isOpen: _isOpen, ...known }) => known)
        }
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
