/** Who fills in which own scene (主题填报表): every person the examples of a scene name, by the files of the content. */
import { readScene } from '@ljonething/api/scene/readScene'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { sampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSource } from '../content-check/SourceFile.ts'
import type { Example } from './examplesOf.ts'
import { examplesOf } from './examplesOf.ts'

export interface SceneRun {
  readonly scene: Scene
  readonly example: Example
  readonly user: UserInfo
}

const content = resolve(import.meta.dirname, '../../../content')

const ownScenes = (): readonly Scene[] =>
  readdirSync(join(content, 'scenes'))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => {
      const read = readScene(readSource(file, readFileSync(join(content, 'scenes', file), 'utf8')).value)
      return read.ok && read.scene.form !== undefined ? [read.scene] : []
    })

export const sceneRuns = (today: string): readonly SceneRun[] => {
  const registers = sampleRegisters(readFileSync(join(content, 'registry-sample.json'), 'utf8'))
  return ownScenes().flatMap((scene) =>
    examplesOf(scene, today).flatMap((example) => {
      const user = registers.account(example.account)
      return user === undefined ? [] : [{ scene, example, user }]
    })
  )
}
