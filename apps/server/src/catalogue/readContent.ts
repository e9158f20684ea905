/**
 * Reads the content of the project (`content/`): scenes, dictionaries, regions and the sandbox registers.
 *
 * A scene that does not have the shape of a scene stops the start with one sentence that names the file; `npm run content:check` says the rest.
 */
import { readScene } from '@ljonething/api/scene/readScene'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import type { RegionTree } from '@ljonething/domain/region/RegionTree'
import { parseRegions } from '@ljonething/domain/region/parseRegions'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../platform/paths.ts'
import { StartError } from '../platform/StartError.ts'

export interface Content {
  readonly scenes: readonly Scene[]
  readonly dictionaryRows: readonly DictionaryRow[]
  readonly dictionaries: Dictionaries
  readonly regions: RegionTree
  /** Text of registry-sample.json. */
  readonly registry: string
}

const folder = join(projectRoot, 'content')
const text = (...path: readonly string[]) => readFile(join(folder, ...path), 'utf8')

const sceneOf = async (file: string): Promise<Scene> => {
  const parsed = readScene(parse(await text('scenes', file)))
  if (parsed.ok) return parsed.scene
  const [first] = parsed.problems
  throw new StartError(`主题文件 content/scenes/${file} 不可用：${first?.path ?? ''} ${first?.message ?? ''}`)
}

const read = async (): Promise<Content> => {
  const files = (await readdir(join(folder, 'scenes'))).filter((name) => name.endsWith('.yaml')).toSorted()
  const scenes = await Promise.all(files.map(sceneOf))
  const { items }: { items: readonly DictionaryRow[] } = JSON.parse(await text('dictionaries.json'))
  return {
    scenes,
    dictionaryRows: items,
    dictionaries: dictionariesOf(items),
    regions: parseRegions(await text('regions-heilongjiang.csv')),
    registry: await text('registry-sample.json')
  }
}

export const readContent: Effect.Effect<Content, StartError> = Effect.tryPromise({
  try: read,
  catch: (cause) =>
    cause instanceof StartError
      ? cause
      : new StartError(`内容目录 content 无法读取：${cause instanceof Error ? cause.message : String(cause)}`)
})
