/** A scene as a card of the special column (专区卡片). */
import type { SceneSummary } from '@ljonething/api/shapes/SceneSummary'
import { isOn } from '@ljonething/domain/codes/flag'
import { openRegions } from '@ljonething/domain/scene/isOpenIn'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { FoundIn, FoundScene } from '@ljonething/domain/scene/searchScenes'
import { sceneNumbers } from '@ljonething/domain/scene/sceneNumbers'

/** Links only where they are published: other systems tell none. */
const comparisonOf = (scene: Scene): SceneSummary['comparison'] => {
  const numbers = sceneNumbers(scene)
  const links = { before: numbers.originalLinkNum, after: numbers.currentLinkNum }
  return {
    handlingDays: { before: numbers.legalTimeLimit, after: numbers.currentTimeLimit },
    runs: { before: numbers.originalRunNum, after: numbers.currentRunNum },
    materials: { before: numbers.originalMaterialNum, after: numbers.currentMaterialNum },
    ...(links.before === 0 ? {} : { links })
  }
}

export const sceneSummary = (scene: Scene): SceneSummary => ({
  sceneCode: scene.sceneCode,
  name: scene.name,
  slug: scene.slug,
  summary: scene.summary,
  objectTypes: scene.objectTypes,
  category: { code: scene.category.code, name: scene.category.name },
  leadDepartment: scene.leadDepartment,
  matterCount: scene.thirdParty?.baseInfo.matterBaseInfos.length ?? scene.matters.length,
  comparison: comparisonOf(scene),
  themeUnionType: scene.unionType,
  keyScene: isOn(scene.sceneTag.KEY_THEME),
  hideHandleButton: isOn(scene.flags.hideThemeHandleButton),
  thirdParty: scene.thirdParty !== undefined,
  hasGuide: scene.guide !== undefined,
  hasServiceGuide: scene.serviceGuide !== undefined,
  openRegions: openRegions(scene).map(({ region }) => region),
  ...(scene.keywords?.[0] === undefined ? {} : { everydayWord: scene.keywords[0] }),
  ...(scene.interpretation === undefined ? {} : { interpretationTemplate: scene.interpretation.template }),
  ...(scene.columnRoute === undefined ? {} : { columnRoute: scene.columnRoute })
})

const foundIn: Readonly<Partial<Record<FoundIn, string>>> = { matter: '事项', material: '材料', keyword: '常用说法' }

/** A card as a search shows it: with what it was found by. */
export const foundSummary = ({ scene, by }: FoundScene<SceneSummary>): SceneSummary => {
  const kind = foundIn[by.in]
  return kind === undefined ? scene : { ...scene, foundBy: `${kind}：${by.text}` }
}
