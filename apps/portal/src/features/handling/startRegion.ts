/**
 * Where a handling starts out (办理地区): the city of the person when the scene is open there, else the first open region, else the
 * region of the scene. The person sees it on the introduction and may change it there.
 */
import type { Scene } from '@ljonething/domain/scene/Scene'

const cityLength = 4

export const openRegions = (scene: Scene): readonly { readonly region: string; readonly name: string }[] =>
  scene.applyRegionInfo.regionOpenStatuses.filter(({ open }) => open === '1')

export const regionName = (scene: Scene, region: string): string =>
  scene.applyRegionInfo.regionOpenStatuses.find((status) => status.region === region)?.name ?? '黑龙江省'

export const startRegion = (scene: Scene, userRegion: string | undefined): string => {
  if (scene.flags.noRegionTransfer === '1') return scene.region
  const regions = openRegions(scene)
  const own = regions.find(({ region }) => userRegion !== undefined && region.slice(0, cityLength) === userRegion.slice(0, cityLength))
  return (own ?? regions[0])?.region ?? scene.region
}
