import type { Field, FormDescription } from '@ljonething/domain/form/FormDescription'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { FormStart } from '../engine/createFormStore.ts'
import { exampleForm, exampleServices, exampleValues, someFile } from './exampleForm.ts'
import { manyFields } from './manyFields.ts'
import { materialSections } from './materialStates.ts'
import { scenes, sceneForm, today } from './sceneForm.ts'
import { widgetSections } from './widgetStates.ts'

/** A form of a gallery page; `checked` shows what is wrong with it. */
export interface GallerySection {
  readonly title: string
  readonly description: FormDescription
  readonly start?: Partial<FormStart>
  readonly checked?: boolean
  readonly readOnly?: boolean
}

/** What the gallery shows (控件陈列), by the name in its address: a page for each widget with its states, one for every scene and
 * one of a thousand fields. */
export const galleryPages: ReadonlyMap<string, () => readonly GallerySection[]> = new Map([
  ['example', () => [exampleSection]],
  ['thousand', () => [{ title: '一千项', description: manyFields(1000) }]],
  ...widgetSections,
  ...materialSections,
  ...Array.from(scenes, ([file, scene]): [string, () => readonly GallerySection[]] => [
    file,
    () => {
      const description = sceneForm(file)
      return [{ title: scene.name, description, start: { values: sampleValues(scene, today) } }]
    }
  ]).filter(([, sections]) => sections()[0]?.description.allfield.length !== 0)
])

const exampleSection: GallerySection = {
  title: '示例表单',
  description: exampleForm,
  start: {
    services: exampleServices(),
    values: exampleValues,
    files: { CL01: [someFile({ id: 'f1', name: '结婚证.jpg', fileType: 'jpg', isReuse: true })] }
  }
}

export const fieldsOf = ({ allfield }: FormDescription): readonly Field[] => allfield.flatMap((group) => group.fieldList)
