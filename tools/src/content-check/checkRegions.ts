/** Regions and categories a scene names (地区、分类) must exist; its objectTypes are its object, split. */
import { isOpenIn, openRegions } from '@ljonething/domain/scene/isOpenIn'
import { objectTypesOf } from '@ljonething/domain/codes/objectTypes'
import type { ContentTables } from './ContentTables.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkRegions({ scene }: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const regions = [
    { code: scene.region, path: 'region' },
    ...scene.applyRegionInfo.regionOpenStatuses.map(({ region }, at) => ({
      code: region,
      path: `applyRegionInfo.regionOpenStatuses[${at}].region`
    })),
    ...(scene.serviceGuide?.windows ?? []).map(({ region }, at) => ({ code: region, path: `serviceGuide.windows[${at}].region` })),
    ...scene.sceneTag.ZTQHBQ.map((code, at) => ({ code, path: `sceneTag.ZTQHBQ[${at}]` }))
  ]
  const categories = (['category', 'enterpriseCategory', 'unionProcess'] as const).flatMap((key) => {
    const category = scene[key]
    return category === undefined || tables.codesOf(category.rootCode)?.has(category.code) === true
      ? []
      : [{ path: `${key}.code`, message: `unknown ${key} ${category.rootCode} ${category.code}` }]
  })
  const opened = openRegions(scene).map(({ region }) => region)
  const types = objectTypesOf(scene.object).join()
  return [
    ...(types === scene.objectTypes.join() ? [] : [{ path: 'objectTypes', message: `objectTypes is not ${types}, the types of object` }]),
    ...regions.flatMap(({ code, path }) => (tables.hasRegion(code) ? [] : [{ path, message: `unknown region ${code}` }])),
    ...(isOpenIn(opened, scene.region) ? [] : [{ path: 'region', message: `the scene is not open in its own region ${scene.region}` }]),
    ...categories
  ]
}
