/** The region of the special column (专区地区), kept in session storage (spec §3.3); the whole province until another is chosen. */
import { isRegionCode, provinceCode, provinceName } from '@ljonething/domain/region/regionCode'

export interface ColumnRegion {
  readonly code: string
  readonly name: string
}

const storageKey = 'specialColumnRegion'
export const province: ColumnRegion = { code: provinceCode, name: provinceName }

let current: ColumnRegion | undefined
const listeners = new Set<() => void>()

const read = (): ColumnRegion => {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof value !== 'object' || value === null || !('code' in value) || !('name' in value)) return province
    const { code, name } = value
    return typeof code === 'string' && isRegionCode(code) && typeof name === 'string' ? { code, name } : province
  } catch {
    return province
  }
}

export const getColumnRegion = (): ColumnRegion => (current ??= read())

export const setColumnRegion = (region: ColumnRegion): void => {
  current = region
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(region))
  } catch {
    current = region
  }
  listeners.forEach((listener) => listener())
}

export const onColumnRegionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
