import { allSteps, stepAliases } from '@ljonething/domain/steps/steps'
import { Outlet } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { routeNames } from '../outbound/routeNames.ts'
import { createPortalRouter } from './router.tsx'

const router = createPortalRouter()
const routes = Object.values(router.routesById)
const names = routeNames(routes)
const children = (path: string) => routes.filter(({ fullPath }) => fullPath.startsWith(`${path}/`))

describe('route tree', () => {
  it('[R-2.2-07] the address of a region has its plain code', () => {
    const { publicHref } = router.buildLocation({ to: '/municipal/onethingSpecialColumn', search: { region: '230100000000' } })
    expect(publicHref).toBe('/ljonething/municipal/onethingSpecialColumn?region=230100000000')
  })

  it('[R-9-08] stands under /ljonething/', () => {
    expect(`${router.options.basepath}/`).toBe('/ljonething/')
    expect(router.buildLocation({ to: '/onethingSpecialColumn' }).publicHref).toBe('/ljonething/onethingSpecialColumn')
  })

  it.each([
    ['onethingSpecialColumn', '/onethingSpecialColumn'],
    ['municipalOnethingSpecialColumn', '/municipal/onethingSpecialColumn'],
    ['unionProcessColumn', '/unionProcessColumn'],
    ['oneThingDetails', '/doThing/oneThingDetails'],
    ['oneThingList', '/doThing/doThingProgress/oneThingList'],
    ['draftBox', '/doThing/doThingProgress/draftBox'],
    ['unscramble', '/unscramble'],
    ['birthUnscramble', '/unscramble/birth'],
    ['serviceGuide', '/service/guide'],
    ['outerSmartGuide', '/outerSmartGuide'],
    ['sceneFulfil', '/sceneFulfil'],
    ['educateEnrolOnethingSpecialColunm', '/educateEnrolOnethingSpecialColunm'],
    ['fixedAssetInvestmentOnethingSpecialColumn', '/fixedAssetInvestmentOnethingSpecialColumn'],
    ['onethingLoginJumpPage', '/onething/loginJumpPage'],
    ['outerMiddleJumpPage', '/outer/middleJumpPage']
  ])('the name %s leads to %s, and so does its e-name', (name, path) => {
    expect(names.get(name)).toBe(path)
    expect(names.get(`e${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)).toBe(path)
  })

  it('[R-2.1-03] every child screen of the theme wrapper carries its step name', () => {
    const steps = children('/themeWrapper')
    for (const { fullPath, options } of steps) expect(options.staticData?.name).toBe(fullPath.split('/').at(-1))
    const names = [...allSteps.map(({ key }) => key), ...Object.keys(stepAliases), 'approvedOperationForm', 'approvedOperationMaterial']
    expect(steps.map(({ fullPath }) => fullPath).toSorted()).toEqual(names.map((name) => `/themeWrapper/${name}`).toSorted())
  })

  it('[R-2.1-02] every step is loaded when it is opened, not before', () => {
    const steps = children('/themeWrapper')
    expect(steps.length).toBeGreaterThan(0)
    for (const { fullPath, options } of steps) {
      const component: unknown = options.component
      expect([fullPath, typeof component === 'function' && 'preload' in component]).toEqual([fullPath, true])
    }
  })

  it('[R-2.2-15] children of nested screens keep their name as the last path segment', () => {
    const nested = children('/doThing').filter(({ options }) => options.component !== undefined && options.component !== Outlet)
    expect(nested.map(({ fullPath }) => fullPath)).toEqual(
      expect.arrayContaining(['/doThing/doThingProgress/draftBox', '/doThing/doThingProgress/oneThingList', '/doThing/oneThingDetails'])
    )
    for (const { fullPath, options } of nested) expect(options.staticData?.name).toBe(fullPath.split('/').at(-1))
  })

  it('doThingProgress is a child of doThing and the parent of oneThingList and draftBox', () => {
    const parentOf = (path: string) => routes.find(({ fullPath }) => fullPath === path)?.parentRoute?.fullPath
    expect(parentOf('/doThing/doThingProgress')).toBe('/doThing')
    for (const name of ['oneThingList', 'draftBox']) expect(parentOf(`/doThing/doThingProgress/${name}`)).toBe('/doThing/doThingProgress')
  })
})
