/**
 * Where a handling starts out (办理地区): the first open region that holds a preferred one (the region of the special column, then that
 * of the person), else the first open region, else the region of the scene. The person sees it on the introduction and may change it there.
 */
import { isOn } from '@ljonething/domain/codes/flag'
import { isWithin } from '@ljonething/domain/region/isWithin'
import { openRegions } from '@ljonething/domain/scene/isOpenIn'
import type { Scene } from '@ljonething/domain/scene/Scene'

export const regionName = (scene: Scene, region: string): string =>
  scene.applyRegionInfo.regionOpenStatuses.find((status) => status.region === region)?.name ?? '黑龙江省'

export const startRegion = (scene: Scene, preferred: readonly (string | undefined)[]): string => {
  if (isOn(scene.flags.noRegionTransfer)) return scene.region
  const regions = openRegions(scene)
  const own = preferred.flatMap((code) => regions.find(({ region }) => code !== undefined && isWithin(region, code)) ?? [])
  return (own[0] ?? regions[0])?.region ?? scene.region
}
