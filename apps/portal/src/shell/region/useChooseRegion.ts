import { provinceCode } from '@ljonething/domain/region/regionCode'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ColumnRegion } from '../../browser/specialColumnRegion.ts'
import { getColumnRegion, setColumnRegion } from '../../browser/specialColumnRegion.ts'

/** The column that belongs to a region (spec §2.2): the municipal one when it is not the whole province. */
export const columnOf = ({ code }: ColumnRegion) =>
  code === provinceCode
    ? ({ to: '/onethingSpecialColumn' } as const)
    : ({ to: '/municipal/onethingSpecialColumn', search: { region: code } } as const)

/** Leads to the column of the stored region, or of the one given, which is then stored. */
export const useGoHome = () => {
  const navigate = useNavigate()
  return useCallback(
    (region?: ColumnRegion) => {
      if (region !== undefined) setColumnRegion(region)
      void navigate(columnOf(region ?? getColumnRegion()))
    },
    [navigate]
  )
}
