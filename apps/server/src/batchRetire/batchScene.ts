/**
 * The scene that companies hand in by batches (批量办理主题), and how a row becomes an application of it: which questions every row answers alike, which
 * by a column, and the material whose files all of them share. Read from `batch.submission` of the scene.
 */
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { Option, Schema } from 'effect'
import type { CatalogueScene } from '../catalogue/readScenes.ts'

const Texts = Schema.Record(Schema.String, Schema.String)
const Batch = Schema.Struct({
  route: Schema.String,
  submission: Schema.Struct({
    answers: Texts,
    rowAnswers: Schema.Array(Schema.Struct({ column: Schema.String, is: Schema.String, answers: Texts })),
    sharedMaterial: Schema.String
  })
})
const read = Schema.decodeUnknownOption(Batch)

export interface BatchScene {
  readonly entry: CatalogueScene
  /** Path of the screen that hands batches in. */
  readonly route: string
  readonly sharedMaterial: string
  readonly answersOf: (row: BatchRow) => Answers
}

export const batchSceneIn = (scenes: readonly CatalogueScene[]): BatchScene | undefined => {
  for (const entry of scenes) {
    const batch = Option.getOrUndefined(read(entry.scene.batch))
    if (batch === undefined) continue
    const { answers, rowAnswers, sharedMaterial } = batch.submission
    return {
      entry,
      route: batch.route,
      sharedMaterial,
      answersOf: (row) => {
        const cells: Readonly<Record<string, string>> = row
        return Object.assign({}, answers, ...rowAnswers.map(({ column, is, ...more }) => (cells[column] === is ? more.answers : {})))
      }
    }
  }
  return undefined
}
