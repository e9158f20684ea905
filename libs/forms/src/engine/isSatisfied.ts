import { identityCardFaces, isIdentityCard } from '@ljonething/domain/form/fileLimits'
import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'

/** Is everything there that the material asks for (已交齐)? What is reused is whole. */
export const isSatisfied = (material: Pick<Material, 'extField'>, files: readonly Pick<FileItem, 'isReuse'>[]): boolean =>
  files.some(({ isReuse }) => isReuse) || files.length >= (isIdentityCard(material) ? identityCardFaces : 1)
