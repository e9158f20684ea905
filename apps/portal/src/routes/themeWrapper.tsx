/**
 * The theme wrapper (主题办理, spec §2.1): every child is a step of the flow of one scene, under its own name or an alias of it. A step is a row here
 * and in the step table of the domain, which gives its title.
 */
import { stepLabel } from '@ljonething/domain/steps/steps'
import type { StepRoute } from '@ljonething/domain/steps/steps'
import type { RouteComponent } from '@tanstack/react-router'
import { createRoute } from '@tanstack/react-router'
import { nextTask } from '../browser/nextTask.ts'
import { sceneQuery } from '../queries/catalogue.ts'
import { draftQuery } from '../queries/drafts.ts'
import { queryClient } from '../queries/queryClient.ts'
import { loadClient } from '../queries/run.ts'
import { getToken } from '../session/token.ts'
import { reviewedStep } from '../handling/steps/reviewedStep.tsx'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

export interface ThemeSearch {
  /** Scene code. */
  readonly code: string
  /** rowGuid of the draft. */
  readonly draft?: string
  /** Number of the application, once submitted. */
  readonly applyNo?: string
  /** "1": the step one submits from is looked through; an earlier one leads back to that. */
  readonly review?: '1'
}

const loadWrapper = () => import('../handling/ThemeWrapper.tsx')

const themeWrapperRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'themeWrapper',
  staticData: { isPersonal: true },
  validateSearch: (search): ThemeSearch => {
    const draft = textParam(search['draft'])
    const applyNo = textParam(search['applyNo'])
    return {
      code: textParam(search['code']) ?? '',
      ...(draft === undefined ? {} : { draft }),
      ...(applyNo === undefined ? {} : { applyNo }),
      ...(textParam(search['review']) === '1' ? { review: '1' as const } : {})
    }
  },
  loaderDeps: ({ search: { code } }) => ({ code }),
  /** Scene and draft are asked for along with the code of the screen, not after it, and nobody waits here. */
  loader: ({ deps: { code }, location, cause }) => {
    if (code !== '') void queryClient.prefetchQuery(sceneQuery(code))
    const draft = textParam(new URLSearchParams(location.searchStr).get('draft'))
    if (draft !== undefined && cause === 'enter' && getToken() !== null) void queryClient.prefetchQuery(draftQuery(draft))
  },
  /** The client comes first, in a task of its own. */
  component: lazyScreen(async () => {
    const client = loadClient()
    await Promise.race([client, nextTask()])
    const [screen] = await Promise.all([loadWrapper(), client])
    return screen
  }, 'ThemeWrapper')
})

const step = <const Name extends StepRoute>(name: Name, component: RouteComponent) =>
  createRoute({ getParentRoute: () => themeWrapperRoute, path: name, staticData: { name, title: stepLabel(name) }, component })

const preCheck = lazyScreen(() => import('../features/preCheck/PreCheckScreen.tsx'), 'PreCheckScreen')
const review = lazyScreen(() => import('../features/review/ReviewScreen.tsx'), 'ReviewScreen')
const form = reviewedStep(
  lazyScreen(() => import('../features/form/FormScreen.tsx'), 'FormScreen'),
  review
)
const submitted = lazyScreen(() => import('../features/submitted/SubmittedScreen.tsx'), 'SubmittedScreen')

export const themeWrapperRoutes = themeWrapperRoute.addChildren([
  step(
    'themeMiddle',
    lazyScreen(() => import('../features/introduction/IntroductionScreen.tsx'), 'IntroductionScreen')
  ),
  step(
    'smartGuide',
    lazyScreen(() => import('../features/guide/GuideScreen.tsx'), 'GuideScreen')
  ),
  step(
    'themeNotice',
    lazyScreen(() => import('../features/notice/NoticeScreen.tsx'), 'NoticeScreen')
  ),
  step('conditionsPreCheck', preCheck),
  step('resConditionPreCheck', preCheck),
  step('newConditionPreCheck', preCheck),
  step('themeForm', form),
  step('themeFormReset', form),
  step(
    'themeMaterial',
    reviewedStep(
      lazyScreen(() => import('../features/material/MaterialScreen.tsx'), 'MaterialScreen'),
      review
    )
  ),
  step('successfulHandling', submitted),
  step('newSuccessfulHandling', submitted),
  step(
    'doThingAppraise',
    lazyScreen(() => import('../features/appraisal/AppraisalScreen.tsx'), 'AppraisalScreen')
  )
])

/** What was submitted is no step of a handling: it stands outside of its frame, under the scene as it was then. */
const approvedSearch = (search: Record<string, unknown>): { readonly applyNo: string } => ({ applyNo: textParam(search['applyNo']) ?? '' })

export const approvedOperationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'themeWrapper/approvedOperationForm',
    staticData: { name: 'approvedOperationForm', title: '提交的申请表', isPersonal: true },
    /** `toCorrect`: one comes to correct; where nothing but materials is asked for, these are shown. */
    validateSearch: (search): { readonly applyNo: string; readonly toCorrect?: '1' } => ({
      ...approvedSearch(search),
      ...(textParam(search['toCorrect']) === '1' ? { toCorrect: '1' as const } : {})
    }),
    component: lazyScreen(() => import('../features/correction/ApprovedFormScreen.tsx'), 'ApprovedFormScreen')
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'themeWrapper/approvedOperationMaterial',
    staticData: { name: 'approvedOperationMaterial', title: '提交的材料', isPersonal: true },
    validateSearch: approvedSearch,
    component: lazyScreen(() => import('../features/correction/ApprovedMaterialScreen.tsx'), 'ApprovedMaterialScreen')
  })
] as const
