/**
 * The list of scenes (主题目录), for whichever call asks for it: by the kind of people they serve, by regions, by category and by a search, the most
 * important first, with a search the best first.
 */
import type { SceneSummary } from '@ljonething/api/shapes/SceneSummary'
import type { ThemeItem } from '@ljonething/api/shapes/ThemeItem'
import { isOn } from '@ljonething/domain/codes/flag'
import { sceneUnionType } from '@ljonething/domain/codes/scene'
import { isOpenIn } from '@ljonething/domain/scene/isOpenIn'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { searchScenes, searchTexts } from '@ljonething/domain/scene/searchScenes'
import type { Catalogue } from './Catalogue.ts'
import { foundSummary, sceneSummary } from './sceneSummary.ts'

interface SceneFilter {
  /** In the new code of user types. */
  readonly objectType?: string | undefined
  /** Open in any of them. */
  readonly regions?: readonly string[] | undefined
  readonly name?: string | undefined
  readonly category?: string | undefined
}

/** The cards of the special column, important ones first; other systems' where they are not hidden. */
export const summariesOf = ({ scenes }: Pick<Catalogue['Service'], 'scenes'>) =>
  scenes
    .filter(({ scene }) => scene.thirdParty === undefined || !isOn(scene.flags.hideDictionaryThirdJump))
    .map(({ scene }) => sceneSummary(scene))
    .toSorted((left, right) => Number(right.keyScene) - Number(left.keyScene))

const categoriesOf = ({ category, enterpriseCategory, unionProcess }: Scene): ThemeItem['category'] =>
  [category, enterpriseCategory, unionProcess].filter((one) => one !== undefined)

export const sceneLister = (catalogue: Catalogue['Service']) => {
  const summaries = summariesOf(catalogue)
  const found = summaries.flatMap((summary) => {
    const entry = catalogue.sceneOf(summary.sceneCode)
    return entry === undefined ? [] : [{ summary, categories: categoriesOf(entry.scene), texts: searchTexts(entry.scene) }]
  })
  const searched = found.map(({ summary, texts }) => ({ scene: summary, texts }))
  const categories = new Map(found.map(({ summary, categories: own }) => [summary.sceneCode, own]))
  const inCategory = (code: string, wanted: string) => categories.get(code)?.some((one) => one.code === wanted) === true
  const called = (name: string) => (name.trim() === '' ? summaries : searchScenes(searched, name).map(foundSummary))

  const list = ({ objectType, regions, name = '', category }: SceneFilter): readonly SceneSummary[] =>
    called(name).filter(
      (scene) =>
        (objectType === undefined || scene.objectTypes.includes(objectType)) &&
        (regions === undefined || regions.some((region) => isOpenIn(scene.openRegions, region))) &&
        (category === undefined || inCategory(scene.sceneCode, category))
    )
  return { list, themeOf: (scene: SceneSummary) => themeItem(scene, categories.get(scene.sceneCode) ?? []) }
}

/** Where a scene stands says who built it. */
export const themeItem = (scene: SceneSummary, category: ThemeItem['category']): ThemeItem => {
  const isOf = (...types: readonly (string | number)[]) => types.map(String).includes(scene.themeUnionType)
  const { selfBuilt, applicantSide, selfBuiltPhaseTwo, thirdParty } = sceneUnionType.code
  return {
    themeId: scene.sceneCode,
    themeUnionType: scene.themeUnionType,
    category,
    scenes: isOf(selfBuilt, applicantSide) ? [scene] : [],
    scenesV2: isOf(selfBuiltPhaseTwo) ? [scene] : [],
    baseScenes: isOf(thirdParty) ? [scene] : [],
    isFocusTheme: scene.keyScene
  }
}
