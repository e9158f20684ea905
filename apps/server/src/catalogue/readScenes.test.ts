import { readScene } from '@ljonething/api/scene/readScene'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { testDatabase } from '../testing/testDatabase.ts'
import { readScenes } from './readScenes.ts'
import type { SceneFile } from './readScenes.ts'

const folder = new URL('../../../../content/scenes/', import.meta.url)
const contents = readdirSync(folder).map((name): SceneFile => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
const text = readFileSync(new URL('12-veterans.yaml', folder), 'utf8')
const file = (name: string, code: string): SceneFile => ({ name, text: text.replace(/^sceneCode: .*$/m, `sceneCode: ${code}`) })

const starts = (...contents: readonly (readonly SceneFile[])[]) => Effect.forEach(contents, (files) => readScenes(files))

describe('the scenes of a start', () => {
  it('are parsed once per content: only what is new or changed is parsed again, the others are the same as parsed', async () => {
    const [one, two, changed] = [
      file('1.yaml', 'T1'),
      file('2.yaml', 'T2'),
      { ...file('2.yaml', 'T2'), text: `${file('', 'T2').text}\n# changed` }
    ]
    const [first, again, after] = await Effect.runPromise(
      starts([one, two], [one, two], [one, changed]).pipe(Effect.provide(testDatabase(1)), Effect.orDie)
    )
    expect([first, again, after].map((start) => start?.parsed)).toEqual([2, 0, 1])
    expect(first?.scenes.map(({ scene }) => scene.sceneCode)).toEqual(['T1', 'T2'])
    expect(again?.scenes).toEqual(first?.scenes)
    expect(JSON.stringify(again?.scenes)).toBe(JSON.stringify(first?.scenes))
    expect(after?.scenes.map(({ hash }) => hash)).toEqual(first?.scenes.map(({ hash }) => hash))
  })

  it('are parsed again where what is kept cannot be read, and every version served is kept', async () => {
    const program = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* readScenes([file('1.yaml', 'T1')])
      yield* sql`UPDATE scene_source SET scene = '{"v":99}'`
      const second = yield* readScenes([file('1.yaml', 'T1')])
      const third = yield* readScenes([file('1.yaml', 'T1')])
      const versions = yield* sql`SELECT 1 FROM scene_version WHERE scene_code = 'T1'`
      return { parsed: [second.parsed, third.parsed], versions: versions.length }
    })
    expect(await Effect.runPromise(program.pipe(Effect.provide(testDatabase(1)), Effect.orDie))).toEqual({ parsed: [1, 0], versions: 1 })
  })

  it('are read as the content check reads them, which has another reader', async () => {
    const { scenes } = await Effect.runPromise(readScenes(contents).pipe(Effect.provide(testDatabase(1)), Effect.orDie))
    expect(scenes.map(({ scene }) => ({ ok: true, scene }))).toEqual(contents.map((of) => readScene(parse(of.text))))
  })

  it('stop the start with the name of a file that is no scene', async () => {
    const wrong = readScenes([{ name: 'wrong.yaml', text: 'schema: 1' }]).pipe(Effect.provide(testDatabase(1)), Effect.flip)
    expect(String(await Effect.runPromise(wrong))).toContain('content/scenes/wrong.yaml')
  })
})
