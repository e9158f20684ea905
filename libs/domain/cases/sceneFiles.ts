/** The content of the repository as the tests of this library read it (测试用内容): every scene file and the dictionaries. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { dictionariesOf } from '../src/form/dictionaries.ts'
import type { FileItem, FormDescription, FormFiles, FormValues } from '../src/form/FormDescription.ts'
import { initialValues } from '../src/form/initialValues.ts'
import { sampleValues } from '../src/scene/sampleValues.ts'
import type { Scene } from '../src/scene/Scene.ts'

const folder = new URL('../../../content/', import.meta.url)

export const today = '2026-11-20'

export const context = { region: '230100000000', userType: '0', today }

/** As it stands: that each file is a scene, the content check of the same test run says. */
export const sceneFile = (file: string): Scene => parse(readFileSync(new URL(`scenes/${file}`, folder), 'utf8'))

export const allScenes: readonly Scene[] = readdirSync(new URL('scenes/', folder)).toSorted().map(sceneFile)

export const newborn = sceneFile('01-newborn.yaml')

export const dictionaries = dictionariesOf(JSON.parse(readFileSync(new URL('dictionaries.json', folder), 'utf8')).items)

/** The form filled like the scene's sample case, whatever fields it has. */
export function sampleForm(scene: Scene, description: FormDescription): FormValues {
  const sample = sampleValues(scene, today)
  const fields = description.allfield.flatMap((group) => group.fieldList)
  return {
    ...initialValues(description, today),
    ...Object.fromEntries(fields.flatMap(({ id, name }) => (sample[name] === undefined ? [] : [[id, sample[name]]])))
  }
}

export const fileItem = (id: string, name: string, size = 1024): FileItem => ({
  id,
  name,
  fileType: name.split('.').at(-1) ?? '',
  size,
  url: '',
  isApplyForm: false,
  isReuse: false
})

/** A fitting file, or two, for every material that is needed. */
export const sampleFiles = (description: FormDescription): FormFiles =>
  Object.fromEntries(
    description.allfile
      .filter((material) => material.need)
      .map(({ id, extField, fileLimits }) => {
        const name = `${id}.${fileLimits.fileTypes[0] ?? 'pdf'}`
        return [id, (extField.idCardUpload === '1' ? ['a', 'b'] : ['a']).map((face) => fileItem(`${id}-${face}`, name))]
      })
  )
