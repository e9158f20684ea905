/**
 * Sample files of materials (样表): what the scenes name, and nothing else, read from `content/samples/`. So a name is never a path.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceConfig } from '../platform/Config.ts'
import type { Catalogue } from './Catalogue.ts'

export const sampleFiles = Effect.fn(function* ({ scenes }: Catalogue['Service']) {
  const { contentDir } = yield* ServiceConfig
  const named = new Set(
    scenes.flatMap(({ scene }) => scene.materials.flatMap(({ emptyFile, exampleFile }) => [emptyFile ?? [], exampleFile ?? []].flat()))
  )
  const missing = new NotFound({ msg: '样表不存在或已更换，请刷新页面' })
  return (fileName: string) =>
    named.has(fileName)
      ? Effect.tryPromise({ try: () => readFile(join(contentDir, 'samples', fileName)), catch: () => missing })
      : Effect.fail(missing)
})
