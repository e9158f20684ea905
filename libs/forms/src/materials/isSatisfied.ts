import { identityCardFaces, isIdentityCard } from '@ljonething/domain/form/fileLimits'
import type { Material } from '@ljonething/domain/form/FormDescription'

/** Is everything there that the material asks for (已交齐)? */
export const isSatisfied = (material: Pick<Material, 'extField'>, fileCount: number): boolean =>
  fileCount >= (isIdentityCard(material) ? identityCardFaces : 1)
