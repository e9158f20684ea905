import { createRoute, redirect } from '@tanstack/react-router'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { getColumnRegion } from '../session/specialColumnRegion.ts'
import { rootRoute } from './root.tsx'

/** The bare address leads to the column of the stored region (spec §2.2). */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    const { code } = getColumnRegion()
    if (code !== provinceCode) throw redirect({ to: '/municipal/onethingSpecialColumn', search: { region: code }, replace: true })
    throw redirect({ to: '/onethingSpecialColumn', replace: true })
  }
})
