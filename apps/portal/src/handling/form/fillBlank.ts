/** A material that is signed by hand, with what is filled in of its matters at the moment (套打), made by the service to be printed. */
import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import { hiddenNames } from '@ljonething/domain/form/linkage'
import { today } from '../../browser/serverDate.ts'
import { readable } from '../../filling/readable.ts'
import { setIntoBlank } from '../../queries/setIntoBlank.ts'
import type { HandlingNow } from '../HandlingContext.ts'

export const fillBlank = async ({ scene, form }: Pick<HandlingNow, 'scene' | 'form'>, material: Material): Promise<FileItem> => {
  const filled = form.get()
  if (filled === undefined) throw new Error('请先填写表单')
  const { description } = filled
  const values = filled.values()
  const hidden = hiddenNames(linkageOf(description), values, today())
  const shown = description.allfield
    .flatMap(({ fieldList }) => fieldList)
    .filter(({ name, matters }) => !hidden.has(name) && matters.some((code) => material.matters.includes(code)))
  const given = Object.fromEntries(shown.map(({ id }) => [id, values[id] ?? '']))
  const { id, type, name } = await readable(setIntoBlank(scene.sceneCode, material.id, given))
  return { id, name, fileType: type, size: 0, url: '', isApplyForm: false, isReuse: false }
}
