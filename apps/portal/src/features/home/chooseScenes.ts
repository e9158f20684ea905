/**
 * Which themes a special column shows (专区主题): those for the object type, open in the region, with the searched name; key themes first.
 * A theme open in a city is open in its districts. Example: region 230102000000 keeps a theme open in 230100000000.
 */
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { matchesRegion } from '@ljonething/domain/region/regionMatch'
import type { SceneSummary } from '../../queries/catalogue.ts'

export interface SceneFilter {
  /** "1" personal, "2" legal person. */
  readonly object: string
  readonly region: string
  readonly name: string
}

const isOpenIn = (scene: SceneSummary, region: string) =>
  region === provinceCode || scene.openRegions.some((open) => matchesRegion(2, open, region))

const isNamed = (scene: SceneSummary, name: string) => [scene.name, scene.summary, scene.category.name].some((text) => text.includes(name))

export const chooseScenes = (scenes: readonly SceneSummary[], { object, region, name }: SceneFilter): readonly SceneSummary[] =>
  scenes
    .filter((scene) => scene.objectTypes.includes(object) && isOpenIn(scene, region) && (name === '' || isNamed(scene, name)))
    .toSorted((one, other) => Number(other.keyTheme) - Number(one.keyTheme))
