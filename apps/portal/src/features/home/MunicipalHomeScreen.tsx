import { isRegionCode, provinceCode } from '@ljonething/domain/region/regionCode'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getColumnRegion, setColumnRegion } from '../../browser/specialColumnRegion.ts'
import { regionChildrenQuery } from '../../queries/catalogue.ts'
import { SpecialColumn } from './SpecialColumn.tsx'

const route = getRouteApi('/municipal/onethingSpecialColumn')

/** The special column of one region (市级专区), from the query `region` or the stored region. */
export const MunicipalHomeScreen = () => {
  const { region: asked, name, object } = route.useSearch()
  const stored = getColumnRegion()
  const code = asked !== undefined && isRegionCode(asked) ? asked : stored.code
  const cities = useQuery(regionChildrenQuery(provinceCode))
  const named = cities.data?.find((city) => city.code === code)
  const regionName = named?.name ?? (stored.code === code ? stored.name : '所选地区')
  useEffect(() => {
    if (code !== provinceCode && (stored.code !== code || stored.name !== regionName)) setColumnRegion({ code, name: regionName })
  }, [code, regionName, stored])
  if (code === provinceCode) return <Navigate to="/onethingSpecialColumn" search={{}} replace />
  return <SpecialColumn region={{ code, name: regionName }} name={name} object={object} />
}
