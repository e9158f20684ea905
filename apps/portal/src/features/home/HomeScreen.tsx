import { provinceCode } from '@ljonething/domain/region/regionCode'
import { Navigate, useSearch } from '@tanstack/react-router'
import { province } from '../../browser/specialColumnRegion.ts'
import { useColumnRegion } from '../../shell/region/useColumnRegion.ts'
import { SpecialColumn } from './SpecialColumn.tsx'

/** The provincial special column (省级专区); while another region is stored, the municipal one takes its place (spec §2.2). */
export const HomeScreen = () => {
  const { name, object } = useSearch({ strict: false })
  const { code } = useColumnRegion()
  if (code !== provinceCode) {
    const search = { region: code, ...(name === undefined ? {} : { name }), ...(object === undefined ? {} : { object }) }
    return <Navigate to="/municipal/onethingSpecialColumn" search={search} replace />
  }
  return <SpecialColumn region={province} name={name} object={object} />
}
