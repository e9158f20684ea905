import type { Material } from '@ljonething/domain/form/FormDescription'
import type { UploadButtons } from './uploadButtons.ts'

/**
 * Where the material comes from for whoever reads it (材料来源): what need not be handed in, what is made here, what can be reused. Where it has to be
 * uploaded the department's own source would only mislead.
 */
export const sourceText = (
  { source, isFree, isReuse, isApplicationForm }: Pick<Material, 'source' | 'isFree' | 'isReuse' | 'isApplicationForm'>,
  show: Pick<UploadButtons, 'reuse' | 'generate'>
): string => {
  if (source === '') return ''
  if (isFree) return `由${source}核验，不用上传`
  if (isApplicationForm && show.generate) return '由系统生成，不用自己准备'
  return isReuse && show.reuse ? '已有电子证照的可以直接复用，没有的请上传' : '请您准备并上传'
}
