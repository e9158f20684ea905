/**
 * A theme in the list (主题条目): its categories and its scenes, by the way they were built: `scenes` phase one, `scenesV2` phase two,
 * `baseScenes` of third parties. The theme's id and union type are derived: those of the first scene it has, phase two before phase one.
 * A theme without scenes has the id '' and counts as self-built; nothing throws.
 * Source: spec §3.2, §3.1 (theme union type). Example: a third-party scene HLJYJS0014 → themeId HLJYJS0014, themeUnionType 1.
 */
import { themeUnionType } from '../codes/themeUnionType.ts'
import type { ThemeUnionType } from '../codes/themeUnionType.ts'
import type { CodeName, Scene } from '../scene/Scene.ts'

export interface ThemeScene {
  readonly id: string
  readonly name: string
}

export interface ThemeLists {
  readonly category: readonly CodeName[]
  readonly scenes: readonly ThemeScene[]
  readonly scenesV2: readonly ThemeScene[]
  readonly baseScenes: readonly ThemeScene[]
  readonly isFocusTheme: boolean
}

export interface ThemeItem extends ThemeLists {
  readonly themeId: string
  readonly themeUnionType: ThemeUnionType
}

const { selfBuilt, selfBuiltPhaseTwo, thirdParty } = themeUnionType.code

/** The theme with what follows from its lists. */
export function themeItem(lists: ThemeLists): ThemeItem {
  const byType = [
    [selfBuiltPhaseTwo, lists.scenesV2],
    [selfBuilt, lists.scenes],
    [thirdParty, lists.baseScenes]
  ] as const
  const [type, [first] = []] = byType.find(([, scenes]) => scenes.length > 0) ?? [selfBuilt]
  return { ...lists, themeId: first?.id ?? '', themeUnionType: type }
}

/** The theme of one scene, whose own union type it takes; an unknown one counts as self-built. */
export function themeOfScene({ sceneCode, name, unionType, category, enterpriseCategory, sceneTag }: Scene): ThemeItem {
  const type = themeUnionType.parse(unionType) ?? selfBuilt
  const scenesIf = (fits: boolean): readonly ThemeScene[] => (fits ? [{ id: sceneCode, name }] : [])
  const item = themeItem({
    category: enterpriseCategory === undefined ? [category] : [category, enterpriseCategory],
    scenes: scenesIf(type !== selfBuiltPhaseTwo && type !== thirdParty),
    scenesV2: scenesIf(type === selfBuiltPhaseTwo),
    baseScenes: scenesIf(type === thirdParty),
    isFocusTheme: sceneTag.KEY_THEME === '1'
  })
  return { ...item, themeUnionType: type }
}
