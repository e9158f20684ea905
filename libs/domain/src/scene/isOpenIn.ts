/**
 * Where a scene can be handled (开通地区): in the regions it has opened and everything inside them, and in the province as a whole, where a
 * person has chosen no region yet. A scene that has opened nowhere is open there alone. Nothing throws. Source: spec §3.2 (applyRegionInfo).
 * Example: opened in 230100000000 → open in 230102000000, not in 230200000000.
 */
import { isOn } from '../codes/flag.ts'
import { isWithin } from '../region/isWithin.ts'
import { provinceCode } from '../region/regionCode.ts'
import type { Scene } from './Scene.ts'

export const openRegions = ({
  applyRegionInfo
}: Pick<Scene, 'applyRegionInfo'>): readonly { readonly region: string; readonly name: string }[] =>
  applyRegionInfo.regionOpenStatuses.filter(({ open }) => isOn(open))

export const isOpenIn = (opened: readonly string[], region: string): boolean =>
  region === provinceCode || opened.some((area) => isWithin(area, region))
