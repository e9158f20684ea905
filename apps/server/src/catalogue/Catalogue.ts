/**
 * The catalogue (主题目录): scenes, dictionaries and regions in memory, imported from `content/` at start.
 *
 * Every version of a scene that was ever served is kept in the database, so that an application can be read with the scene it was made with.
 */
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import { fullNameOf, pathOf } from '@ljonething/domain/region/RegionTree'
import type { Region, RegionTree } from '@ljonething/domain/region/RegionTree'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { readContent } from './readContent.ts'
import { readScenes } from './readScenes.ts'
import type { CatalogueScene } from './readScenes.ts'
import { storedScene } from './stored/storedScene.ts'

export class Catalogue extends Context.Service<
  Catalogue,
  {
    readonly scenes: readonly CatalogueScene[]
    readonly sceneOf: (code: string) => CatalogueScene | undefined
    /** The scene as it was under this hash; undefined where it cannot be read. */
    readonly versionOf: (code: string, hash: string) => Effect.Effect<Scene | undefined>
    readonly dictionaryRows: (rootCode: string) => readonly DictionaryRow[]
    readonly dictionaries: Dictionaries
    readonly regions: RegionTree
    readonly regionName: (code: string) => string
    /** From the province down to the region itself. */
    readonly regionPath: (code: string) => readonly Region[]
    readonly registry: string
    /** Other systems that may be handed a ticket of the person. */
    readonly outboundHosts: ReadonlySet<string>
  }
>()('@ljonething/server/catalogue/Catalogue') {
  static readonly layer = Layer.effect(
    Catalogue,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const content = yield* readContent
      const { scenes, parsed } = yield* readScenes(content.scenes)
      yield* Effect.logDebug('主题已读取').pipe(Effect.annotateLogs({ scenes: scenes.length, parsed }))
      const byCode = new Map(scenes.map((entry) => [entry.scene.sceneCode, entry]))
      const rowsByRoot = Map.groupBy(content.dictionaryRows, (row) => row.rootCode)
      return Catalogue.of({
        scenes,
        sceneOf: (code) => byCode.get(code),
        versionOf: (code, hash) =>
          sql<{ body: unknown }>`SELECT body FROM scene_version WHERE scene_code = ${code} AND content_hash = ${hash}`.pipe(
            Effect.orDie,
            Effect.flatMap(([row]) => (row === undefined ? Effect.undefined : storedScene.read(row.body, `${code} ${hash}`)))
          ),
        dictionaryRows: (rootCode) => rowsByRoot.get(rootCode) ?? [],
        dictionaries: content.dictionaries,
        regions: content.regions,
        regionName: (code) => fullNameOf(content.regions, code),
        regionPath: (code) => pathOf(content.regions, code),
        registry: content.registry,
        outboundHosts: content.outboundHosts
      })
    })
  )
}
