import { useSyncExternalStore } from 'react'
import { getColumnRegion, onColumnRegionChange } from '../../browser/specialColumnRegion.ts'

/** The chosen region of the special column. */
export const useColumnRegion = () => useSyncExternalStore(onColumnRegionChange, getColumnRegion)
