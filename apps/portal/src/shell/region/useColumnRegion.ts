import { useSyncExternalStore } from 'react'
import { getColumnRegion, onColumnRegionChange } from '../../session/specialColumnRegion.ts'

/** The chosen region of the special column. */
export const useColumnRegion = () => useSyncExternalStore(onColumnRegionChange, getColumnRegion)
