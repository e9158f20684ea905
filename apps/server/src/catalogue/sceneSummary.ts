/** A scene as a card of the special column (专区卡片). */
import type { SceneSummary } from '@ljonething/api/groups/CatalogueApi'
import type { Scene } from '@ljonething/domain/scene/Scene'

const on = (flag: string) => flag === '1'

const comparisonOf = ({ comparison, thirdParty }: Scene): SceneSummary['comparison'] => {
  const base = thirdParty?.baseInfo
  const days = comparison.handlingDays
  const { runs, materials, links } = comparison
  return {
    handlingDays: {
      before: days?.legalTimeLimit ?? base?.originalHandleDays ?? 0,
      after: days?.currentTimeLimit ?? base?.currentHandleDays ?? 0
    },
    runs: { before: runs?.originalRunNum ?? base?.originalHandleNum ?? 0, after: runs?.currentRunNum ?? base?.currentHandleNum ?? 0 },
    materials: {
      before: materials?.originalMaterialNum ?? base?.originalMaterialNum ?? 0,
      after: materials?.currentMaterialNum ?? base?.currentMaterialNum ?? 0
    },
    links: { before: links?.originalLinkNum ?? base?.originalFormNum ?? 0, after: links?.currentLinkNum ?? base?.currentFormNum ?? 0 }
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
  keyTheme: on(scene.sceneTag.KEY_THEME),
  hideHandleButton: on(scene.flags.hideThemeHandleButton),
  thirdParty: scene.thirdParty !== undefined,
  hasGuide: scene.guide !== undefined,
  openRegions: scene.applyRegionInfo.regionOpenStatuses.filter(({ open }) => on(open)).map(({ region }) => region),
  ...(scene.columnRoute === undefined ? {} : { columnRoute: scene.columnRoute })
})
