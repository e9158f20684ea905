/** Entries beside the special columns (spec §2.2): interpretation, guide to the service, the guide from outside, where scenes are open, the zones. */
import type { RouteComponent } from '@tanstack/react-router'
import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { sceneSearch } from './searchParams.ts'

const interpretation = lazyScreen(() => import('../features/entries/InterpretationScreen.tsx'), 'InterpretationScreen')
const serviceGuide = lazyScreen(() => import('../features/entries/ServiceGuideScreen.tsx'), 'ServiceGuideScreen')
/** The guide as other sites open it. */
const outsideGuide = lazyScreen(() => import('../features/guide/OutsideGuideScreen.tsx'), 'OutsideGuideScreen')
const zone = lazyScreen(() => import('../features/entries/ZoneScreen.tsx'), 'ZoneScreen')

/** A page about scenes in general, or about the one that the address names. */
const aboutScenes = <const Path extends string>(path: Path, name: string, title: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, staticData: { name, title }, validateSearch: sceneSearch, component })

const openingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sceneFulfil',
  staticData: { name: 'sceneFulfil', title: '主题开通情况' },
  component: lazyScreen(() => import('../features/entries/OpeningScreen.tsx'), 'OpeningScreen')
})

/** Published under its misspelt path (ruling 2.2); the correct spelling leads there. */
const educationSpellingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'educateEnrolOnethingSpecialColumn',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/educateEnrolOnethingSpecialColunm', search, replace: true })
  }
})

export const entryRoutes = [
  aboutScenes('unscramble', 'unscramble', '政策解读', interpretation),
  aboutScenes('unscramble/birth', 'birthUnscramble', '政策解读', interpretation),
  aboutScenes('service/guide', 'serviceGuide', '办事指南', serviceGuide),
  aboutScenes('outerSmartGuide', 'outerSmartGuide', '办事引导', outsideGuide),
  openingRoute,
  aboutScenes('educateEnrolOnethingSpecialColunm', 'educateEnrolOnethingSpecialColunm', '教育入学专区', zone),
  educationSpellingRoute,
  aboutScenes('fixedAssetInvestmentOnethingSpecialColumn', 'fixedAssetInvestmentOnethingSpecialColumn', '固定资产投资专区', zone)
] as const
