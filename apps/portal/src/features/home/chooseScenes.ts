/**
 * Which scenes a special column shows (专区主题): those for the object type, open in the region; key scenes first, what a search found in its
 * order, best first.
 * A scene open in a city is open in its districts. Example: region 230102000000 keeps a scene open in 230100000000.
 */
import { isOpenIn } from '@ljonething/domain/scene/isOpenIn'
import type { SceneSummary } from '../../queries/catalogue.ts'

export interface SceneFilter {
  /** "1" personal, "2" legal person. */
  readonly object: string
  readonly region: string
  /** They come from a search, in its order. */
  readonly searched?: boolean
}

export const chooseScenes = (
  scenes: readonly SceneSummary[],
  { object, region, searched = false }: SceneFilter
): readonly SceneSummary[] => {
  const chosen = scenes.filter((scene) => scene.objectTypes.includes(object) && isOpenIn(scene.openRegions, region))
  return searched ? chosen : chosen.toSorted((one, other) => Number(other.keyScene) - Number(one.keyScene))
}
