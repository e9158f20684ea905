import { describeForm } from '@ljonething/domain/form/describeForm'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { parse } from 'yaml'

const sceneTexts = import.meta.glob<string>('../../../../content/scenes/*.yaml', { query: '?raw', import: 'default', eager: true })
const dictionaryTexts = import.meta.glob<string>('../../../../content/dictionaries.json', { query: '?raw', import: 'default', eager: true })

export const today = '2026-11-20'

const dictionaries = dictionariesOf(Object.values(dictionaryTexts).flatMap((text) => JSON.parse(text).items))

const read = (text: string): Scene => parse(text)

/** The scenes of the repository (真实主题) by file name without extension. */
export const scenes: ReadonlyMap<string, Scene> = new Map(
  Object.entries(sceneTexts).map(([path, text]) => [path.replace(/^.*\/|\.yaml$/g, ''), read(text)])
)

/** The form of a scene answered like its sample case. */
export const sceneForm = (file: string): FormDescription => {
  const scene = scenes.get(file)
  if (!scene) throw new Error(`no scene ${file}`)
  return describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, { region: '230100000000', userType: '0', today }), dictionaries)
}
