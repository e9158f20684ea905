/** How satisfied people were with each matter of a scene (满意度), for everybody. Source: spec §3.1. */
import { NotFound } from '@ljonething/api/errors/errors'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Ratings } from '../ratings/Ratings.ts'

export class Grades extends Context.Service<
  Grades,
  {
    readonly ofScene: (sceneCode: string) => Effect.Effect<
      readonly {
        readonly taskCode: string
        readonly taskName: string
        readonly count: number
        readonly good: number
        readonly average?: number
      }[],
      NotFound
    >
  }
>()('@ljonething/server/appraisal/Grades') {
  static readonly layer = Layer.effect(
    Grades,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const ratings = yield* Ratings

      return Grades.of({
        ofScene: Effect.fn('Grades.ofScene')(function* (sceneCode) {
          const scene = catalogue.sceneOf(sceneCode)?.scene
          if (scene === undefined) return yield* new NotFound()
          const tally = new Map((yield* ratings.tallyOf(sceneCode)).map((one) => [one.matterCode, one]))
          return scene.matters.map(({ code, name }) => {
            const { count, good, average } = tally.get(code) ?? { count: 0, good: 0, average: undefined }
            return { taskCode: code, taskName: name, count, good, ...(average === undefined ? {} : { average }) }
          })
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Ratings.layer]))
}
