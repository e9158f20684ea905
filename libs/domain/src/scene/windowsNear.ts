/**
 * Where one is received in person (办事窗口): the windows of a region, of a city also those of its districts, of a district also its city's.
 * Source: spec §3.2 (windows). Example: in 230100000000 a window of 230103000000 → near; in 230102000000 → not.
 */
import { isWithin } from '../region/isWithin.ts'
import type { ServiceGuide } from './ScenePublication.ts'

type Windows = NonNullable<ServiceGuide['windows']>

export const windowsNear = ({ windows = [] }: Pick<ServiceGuide, 'windows'>, region: string): Windows =>
  windows.filter((window) => isWithin(region, window.region) || isWithin(window.region, region))
