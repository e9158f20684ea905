/**
 * The catalogue (主题目录): scenes, dictionaries and regions in memory, imported from `content/` at start.
 *
 * Every version of a scene that was ever served is kept in the database, so that an application can be read with the scene it was made with.
 */
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import { fullNameOf } from '@ljonething/domain/region/RegionTree'
import type { RegionTree } from '@ljonething/domain/region/RegionTree'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { readContent } from './readContent.ts'
import { storedScene } from './stored/storedScene.ts'

export interface CatalogueScene {
  readonly scene: Scene
  /** SHA-256 of the scene as JSON, hex. */
  readonly hash: string
}

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
    readonly registry: string
  }
>()('@ljonething/server/catalogue/Catalogue') {
  static readonly layer = Layer.effect(
    Catalogue,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const content = yield* readContent
      const scenes = content.scenes.map((scene): CatalogueScene => ({
        scene,
        hash: createHash('sha256').update(JSON.stringify(scene)).digest('hex')
      }))
      yield* Effect.forEach(
        scenes,
        ({ scene, hash }) =>
          sql`INSERT INTO scene_version (scene_code, content_hash, body) VALUES (${scene.sceneCode}, ${hash}, ${storedScene.write(scene)}::jsonb)
              ON CONFLICT DO NOTHING`,
        { discard: true }
      )
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
        registry: content.registry
      })
    })
  )
}
