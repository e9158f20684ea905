/** Entries beside the special columns (spec §2.2): interpretation, guide to the service, the guide from outside, where scenes are open, the zones. */
import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { sceneSearch } from './searchParams.ts'

const interpretation = lazyScreen(() => import('../features/entries/InterpretationScreen.tsx'), 'InterpretationScreen')
const zone = lazyScreen(() => import('../features/entries/ZoneScreen.tsx'), 'ZoneScreen')

const interpretationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'unscramble',
  staticData: { name: 'unscramble', title: '政策解读' },
  validateSearch: sceneSearch,
  component: interpretation
})

const birthInterpretationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'unscramble/birth',
  staticData: { name: 'birthUnscramble', title: '政策解读' },
  validateSearch: sceneSearch,
  component: interpretation
})

const serviceGuideRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'service/guide',
  staticData: { name: 'serviceGuide', title: '办事指南' },
  validateSearch: sceneSearch,
  component: lazyScreen(() => import('../features/entries/ServiceGuideScreen.tsx'), 'ServiceGuideScreen')
})

/** The guide as other sites open it. */
const outsideGuideRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'outerSmartGuide',
  staticData: { name: 'outerSmartGuide', title: '办事引导' },
  validateSearch: sceneSearch,
  component: lazyScreen(() => import('../features/guide/OutsideGuideScreen.tsx'), 'OutsideGuideScreen')
})

const openingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sceneFulfil',
  staticData: { name: 'sceneFulfil', title: '主题开通情况' },
  component: lazyScreen(() => import('../features/entries/OpeningScreen.tsx'), 'OpeningScreen')
})

/** Published under its misspelt path (ruling 2.2); the correct spelling leads there. */
const educationZoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'educateEnrolOnethingSpecialColunm',
  staticData: { name: 'educateEnrolOnethingSpecialColunm', title: '教育入学专区' },
  component: zone
})

const educationSpellingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'educateEnrolOnethingSpecialColumn',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/educateEnrolOnethingSpecialColunm', search, replace: true })
  }
})

const investmentZoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'fixedAssetInvestmentOnethingSpecialColumn',
  staticData: { name: 'fixedAssetInvestmentOnethingSpecialColumn', title: '固定资产投资专区' },
  component: zone
})

export const entryRoutes = [
  interpretationRoute,
  birthInterpretationRoute,
  serviceGuideRoute,
  outsideGuideRoute,
  openingRoute,
  educationZoneRoute,
  educationSpellingRoute,
  investmentZoneRoute
] as const
