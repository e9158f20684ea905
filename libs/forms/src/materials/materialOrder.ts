import { otherMaterial } from '@ljonething/domain/codes/otherMaterial'
import type { Material } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '../engine/FormStore.ts'
import { isSatisfied } from '../engine/isSatisfied.ts'

const placeOf = (store: FormStore, material: Material): number => {
  const { files, required } = store.material(material.id)
  if (isSatisfied(material, files)) return 3
  if (material.id === otherMaterial) return 2
  return required ? 0 : 1
}

/** Materials as a person works through them (材料顺序): what must still be handed in, what may be, other material, what is there. */
export const materialOrder = (store: FormStore): readonly Material[] =>
  store.description.allfile.toSorted((one, other) => placeOf(store, one) - placeOf(store, other))
