/**
 * Where a handling starts out (办理地区): the first preferred city where the scene is open (the region of the special column, then that
 * of the person), else the first open region, else the region of the scene. The person sees it on the introduction and may change it there.
 */
import type { Scene } from '@ljonething/domain/scene/Scene'

const cityLength = 4

export const openRegions = (scene: Scene): readonly { readonly region: string; readonly name: string }[] =>
  scene.applyRegionInfo.regionOpenStatuses.filter(({ open }) => open === '1')

export const regionName = (scene: Scene, region: string): string =>
  scene.applyRegionInfo.regionOpenStatuses.find((status) => status.region === region)?.name ?? '黑龙江省'

export const startRegion = (scene: Scene, preferred: readonly (string | undefined)[]): string => {
  if (scene.flags.noRegionTransfer === '1') return scene.region
  const regions = openRegions(scene)
  const cityOf = (code: string): string => code.slice(0, cityLength)
  const own = preferred.flatMap((code) => regions.find(({ region }) => code !== undefined && cityOf(region) === cityOf(code)) ?? [])
  return (own[0] ?? regions[0])?.region ?? scene.region
}
