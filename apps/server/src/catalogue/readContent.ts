/**
 * Reads the content of the project (`content/`): the texts of the scenes, dictionaries, regions and the sandbox registers.
 */
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import type { RegionTree } from '@ljonething/domain/region/RegionTree'
import { parseRegions } from '@ljonething/domain/region/parseRegions'
import { Effect } from 'effect'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceConfig } from '../platform/Config.ts'
import { StartError } from '../platform/StartError.ts'
import type { SceneFile } from './readScenes.ts'

export interface Content {
  readonly scenes: readonly SceneFile[]
  readonly dictionaryRows: readonly DictionaryRow[]
  readonly dictionaries: Dictionaries
  readonly regions: RegionTree
  /** Text of registry-sample.json. */
  readonly registry: string
  readonly outboundHosts: ReadonlySet<string>
}

const read = async (folder: string): Promise<Content> => {
  const text = (...path: readonly string[]) => readFile(join(folder, ...path), 'utf8')
  const names = (await readdir(join(folder, 'scenes'))).filter((name) => name.endsWith('.yaml')).toSorted()
  const scenes = await Promise.all(names.map(async (name) => ({ name, text: await text('scenes', name) })))
  const { items }: { items: readonly DictionaryRow[] } = JSON.parse(await text('dictionaries.json'))
  const { items: systems }: { items: readonly { readonly host: string }[] } = JSON.parse(await text('outbound-hosts.json'))
  return {
    scenes,
    dictionaryRows: items,
    dictionaries: dictionariesOf(items),
    regions: parseRegions(await text('regions-heilongjiang.csv')),
    registry: await text('registry-sample.json'),
    outboundHosts: new Set(systems.map(({ host }) => host))
  }
}

export const readContent: Effect.Effect<Content, StartError, ServiceConfig> = Effect.flatMap(ServiceConfig, ({ contentDir }) =>
  Effect.tryPromise({
    try: () => read(contentDir),
    catch: (cause) => new StartError(`内容目录 content 无法读取：${cause instanceof Error ? cause.message : String(cause)}`)
  })
)
