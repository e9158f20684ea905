/**
 * The files that are made to hand in for a material (自造材料文件): a picture or a PDF, as many as it needs; undefined when it takes neither. Example: both
 * faces of an identity card → two pictures.
 */
import { isIdentityCard } from '@ljonething/domain/form/fileLimits'
import type { Material } from '@ljonething/domain/form/FormDescription'

const made = ['pdf', 'jpg', 'jpeg'] as const

const faces = ['人像面', '国徽面'] as const

export const fileFor = ({
  label,
  extField,
  fileLimits
}: Pick<Material, 'label' | 'extField' | 'fileLimits'>): readonly string[] | undefined => {
  const type = made.find((each) => fileLimits.fileTypes.includes(each))
  if (type === undefined) return undefined
  const name = label.replaceAll(/[《》（）、，/\s]/g, '').slice(0, 20)
  return isIdentityCard({ extField }) ? faces.map((face) => `${name}${face}.${type}`) : [`${name}.${type}`]
}
