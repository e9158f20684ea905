/**
 * The special columns (一件事专区, spec §2.2): of the province, also under its older address, and of one region; the bare address leads to the
 * stored region's.
 */
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { createRoute, redirect } from '@tanstack/react-router'
import { getColumnRegion } from '../browser/specialColumnRegion.ts'
import { HomeScreen } from '../features/home/HomeScreen.tsx'
import { MunicipalHomeScreen } from '../features/home/MunicipalHomeScreen.tsx'
import { columnSearch, municipalSearch } from './columnSearch.ts'
import { rootRoute } from './root.tsx'

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    const { code } = getColumnRegion()
    if (code !== provinceCode) throw redirect({ to: '/municipal/onethingSpecialColumn', search: { region: code }, replace: true })
    throw redirect({ to: '/onethingSpecialColumn', replace: true })
  }
})

const provinceRoute = <Name extends 'onethingSpecialColumn' | 'unionProcessColumn'>(name: Name) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: name,
    staticData: { name, title: '省级专区' },
    validateSearch: columnSearch,
    component: HomeScreen
  })

const municipalHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'municipal/onethingSpecialColumn',
  staticData: { name: 'municipalOnethingSpecialColumn', title: '市级专区' },
  validateSearch: municipalSearch,
  component: MunicipalHomeScreen
})

export const columnRoutes = [
  indexRoute,
  provinceRoute('onethingSpecialColumn'),
  provinceRoute('unionProcessColumn'),
  municipalHomeRoute
] as const
