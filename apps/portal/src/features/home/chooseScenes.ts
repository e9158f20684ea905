/**
 * Which scenes a special column shows (专区主题): those for the object type, open in the region, with the searched name; key scenes first.
 * A scene open in a city is open in its districts. Example: region 230102000000 keeps a scene open in 230100000000.
 */
import { isOpenIn } from '@ljonething/domain/scene/isOpenIn'
import type { SceneSummary } from '../../queries/catalogue.ts'

export interface SceneFilter {
  /** "1" personal, "2" legal person. */
  readonly object: string
  readonly region: string
  readonly name: string
}

const isNamed = (scene: SceneSummary, name: string) => [scene.name, scene.summary, scene.category.name].some((text) => text.includes(name))

export const chooseScenes = (scenes: readonly SceneSummary[], { object, region, name }: SceneFilter): readonly SceneSummary[] =>
  scenes
    .filter((scene) => scene.objectTypes.includes(object) && isOpenIn(scene.openRegions, region) && (name === '' || isNamed(scene, name)))
    .toSorted((one, other) => Number(other.keyScene) - Number(one.keyScene))
