import { isRegionCode, provinceCode } from '@ljonething/domain/region/regionCode'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getColumnRegion, province, setColumnRegion } from '../../browser/specialColumnRegion.ts'
import { regionChildrenQuery, regionQuery } from '../../queries/catalogue.ts'
import { SpecialColumn } from './SpecialColumn.tsx'

const route = getRouteApi('/municipal/onethingSpecialColumn')

const unnamed = '所选地区'

/** The special column of one region (市级专区): of the query `region`, or of the stored region. A region there is not leads to the province. */
export const MunicipalHomeScreen = () => {
  const { region: asked, name, object } = route.useSearch()
  const stored = getColumnRegion()
  const code = asked !== undefined && isRegionCode(asked) ? asked : stored.code
  const cities = useQuery(regionChildrenQuery(provinceCode))
  const city = cities.data?.find((one) => one.code === code)
  const isCity = code === provinceCode || city !== undefined
  const district = useQuery({ ...regionQuery(code), enabled: cities.data !== undefined && !isCity })
  const named = city ?? district.data ?? undefined
  const regionName = named?.name ?? (stored.code === code ? stored.name : unnamed)
  const isKnown = named !== undefined || cities.isError || district.isError
  useEffect(() => {
    if (isKnown && code !== provinceCode && (stored.code !== code || stored.name !== regionName))
      setColumnRegion({ code, name: regionName })
  }, [isKnown, code, regionName, stored])
  const isNowhere = district.data === null
  useEffect(() => {
    if (isNowhere && stored.code === code) setColumnRegion(province)
  }, [isNowhere, stored, code])
  if (code === provinceCode || isNowhere) return <Navigate to="/onethingSpecialColumn" search={{}} replace />
  return <SpecialColumn region={{ code, name: regionName }} name={name} object={object} />
}
