/**
 * The scenes of the content (主题文件), each parsed once per content: what a file gave is kept under the hash of its text, and the next start reads
 * that. A file that is new or has changed is parsed, checked and kept. Kept too, for good, is every version that was ever served.
 *
 * A scene that does not have the shape of a scene stops the start with one sentence that names the file; `npm run content:check` says the rest.
 */
import { readScene } from '@ljonething/api/scene/readScene'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { CORE_SCHEMA, load } from 'js-yaml'
import { createHash } from 'node:crypto'
import { StartError } from '../platform/StartError.ts'
import { storedScene } from './stored/storedScene.ts'

export interface CatalogueScene {
  readonly scene: Scene
  /** SHA-256 of the scene as JSON, hex. */
  readonly hash: string
}

export interface SceneFile {
  readonly name: string
  readonly text: string
}

/** Rows of one statement. */
const atOnce = 100

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Of another version of the codec nothing is taken: it is parsed again. */
const sourceHash = ({ text }: SceneFile): string => sha256(`${Math.max(...storedScene.versions)} ${text}`)

const parsed = ({ name, text }: SceneFile): Effect.Effect<CatalogueScene, StartError> =>
  Effect.try({
    try: () => {
      const read = readScene(load(text, { schema: CORE_SCHEMA }))
      if (read.ok) return { scene: read.scene, hash: sha256(JSON.stringify(read.scene)) }
      const [first] = read.problems
      throw new StartError(`主题文件 content/scenes/${name} 不可用：${first?.path ?? ''} ${first?.message ?? ''}`)
    },
    catch: (cause) =>
      cause instanceof StartError
        ? cause
        : new StartError(`主题文件 content/scenes/${name} 不可用：${cause instanceof Error ? cause.message : String(cause)}`)
  })

const keptOf = Effect.fn('catalogue.keptOf')(function* (sources: readonly string[]) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ sourceHash: string; contentHash: string; scene: unknown }>`
    SELECT source_hash, content_hash, scene FROM scene_source WHERE source_hash = ANY(${sources}::text[])`
  const read = yield* Effect.forEach(rows, (row) =>
    Effect.map(storedScene.read(row.scene, row.sourceHash), (scene): readonly [string, CatalogueScene][] =>
      scene === undefined ? [] : [[row.sourceHash, { scene, hash: row.contentHash }]]
    )
  )
  return new Map(read.flat())
})

const keep = Effect.fn('catalogue.keep')(function* (fresh: readonly (readonly [string, CatalogueScene])[]) {
  const sql = yield* SqlClient.SqlClient
  for (let from = 0; from < fresh.length; from += atOnce) {
    const rows = fresh
      .slice(from, from + atOnce)
      .map(([source, { scene, hash }]) => ({ source, hash, scene, body: storedScene.write(scene) }))
    const codes = rows.map(({ scene }) => scene.sceneCode)
    const [hashes, bodies] = [rows.map(({ hash }) => hash), rows.map(({ body }) => body)]
    yield* sql`
      INSERT INTO scene_version (scene_code, content_hash, body)
      SELECT v.code, v.hash, v.body::jsonb FROM unnest(${codes}::text[], ${hashes}::text[], ${bodies}::text[]) AS v (code, hash, body)
      ON CONFLICT DO NOTHING`
    yield* sql`
      INSERT INTO scene_source (source_hash, content_hash, scene)
      SELECT s.source, s.hash, s.body::json
      FROM unnest(${rows.map(({ source }) => source)}::text[], ${hashes}::text[], ${bodies}::text[]) AS s (source, hash, body)
      ON CONFLICT (source_hash) DO UPDATE SET content_hash = EXCLUDED.content_hash, scene = EXCLUDED.scene`
  }
})

/** In the order of the files; `parsed` tells how many were new or had changed. */
export const readScenes = Effect.fn('catalogue.readScenes')(function* (files: readonly SceneFile[]) {
  const sources = files.map((file) => ({ file, source: sourceHash(file) }))
  const kept = new Map<string, CatalogueScene>()
  for (let from = 0; from < sources.length; from += atOnce) {
    const found = yield* keptOf(sources.slice(from, from + atOnce).map(({ source }) => source))
    for (const [source, scene] of found) kept.set(source, scene)
  }
  const missing = sources.filter(({ source }) => !kept.has(source))
  const fresh = yield* Effect.forEach(missing, ({ file, source }) => Effect.map(parsed(file), (scene) => [source, scene] as const))
  yield* keep(fresh)
  for (const [source, scene] of fresh) kept.set(source, scene)
  return { scenes: sources.flatMap(({ source }) => kept.get(source) ?? []), parsed: fresh.length }
})
