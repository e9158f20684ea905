/**
 * The steps of handling (办理步骤), in flow order, with what each needs of the scene (spec §2.1 as ruled).
 *
 * Steps a scene does not need (no questions, no pre-check, no materials) are left out. Other route names are aliases of a step.
 * A link to a later step goes to the first unfinished one. Unknown names give undefined; nothing throws.
 * Example: scene without questions → themeMiddle, themeNotice, …; `stepOfRoute('themeFormReset')` → themeForm.
 */
import { sceneUnionType } from '../codes/scene.ts'
import type { Scene } from '../scene/Scene.ts'

const stepTable = [
  { key: 'themeMiddle', label: '主题介绍' },
  { key: 'smartGuide', label: '答题引导' },
  { key: 'themeNotice', label: '办理须知' },
  { key: 'conditionsPreCheck', label: '条件预检' },
  { key: 'themeForm', label: '填写表单' },
  { key: 'themeMaterial', label: '上传材料' },
  { key: 'successfulHandling', label: '提交完成' },
  { key: 'doThingAppraise', label: '评价' }
] as const

export type StepKey = (typeof stepTable)[number]['key']

export interface Step {
  readonly key: StepKey
  readonly label: string
}

/** Every step, in flow order. */
export const allSteps: readonly Step[] = stepTable

/** Routes that show the screen of a step under their own name. */
export const stepAliases = {
  resConditionPreCheck: 'conditionsPreCheck',
  newConditionPreCheck: 'conditionsPreCheck',
  newSuccessfulHandling: 'successfulHandling',
  themeFormReset: 'themeForm'
} as const satisfies Readonly<Record<string, StepKey>>

/** Every route name that shows a step. */
export type StepRoute = StepKey | keyof typeof stepAliases

const byRoute: ReadonlyMap<string, StepKey> = new Map<string, StepKey>([
  ...allSteps.map((step): [string, StepKey] => [step.key, step.key]),
  ...Object.entries(stepAliases)
])

const labels: ReadonlyMap<string, string> = new Map(allSteps.map(({ key, label }) => [key, label]))

/** What the step under a route name is called; empty for a name that is none. */
export const stepLabel = (route: string): string => labels.get(byRoute.get(route) ?? '') ?? ''

/** The step a route name stands for. */
export const stepOfRoute = (route: string): StepKey | undefined => byRoute.get(route)

/** Under which route name a step is reached: phase-two scenes and third-party jump-backs have their own; the screen is the same. */
export function stepRoute(
  key: StepKey,
  { unionType, isJumpBack }: { readonly unionType: string; readonly isJumpBack: boolean }
): StepRoute {
  if (key === 'conditionsPreCheck' && isJumpBack) return 'resConditionPreCheck'
  if (!isJumpBack && unionType !== sceneUnionType.code.selfBuiltPhaseTwo) return key
  if (key === 'conditionsPreCheck') return 'newConditionPreCheck'
  return key === 'successfulHandling' ? 'newSuccessfulHandling' : key
}

export interface StepNeeds {
  readonly hasQuestions: boolean
  readonly hasPreChecks: boolean
  readonly hasMaterials: boolean
}

/** What a scene, or a plan of it, needs steps for. */
export const needsOfScene = (scene: Pick<Scene, 'guide' | 'preChecks' | 'materials'>): StepNeeds => ({
  hasQuestions: (scene.guide?.questions.length ?? 0) > 0,
  hasPreChecks: scene.preChecks.length > 0,
  hasMaterials: scene.materials.length > 0
})

/** From which step one submits (提交前一步), and where everything is looked through before: the last one before `successfulHandling`. */
export const submitStep = (steps: readonly Step[]): Step | undefined =>
  steps[steps.findIndex(({ key }) => key === 'successfulHandling') - 1]

/** The steps to show, in order. */
export function stepsNeeded({ hasQuestions, hasPreChecks, hasMaterials }: StepNeeds): readonly Step[] {
  const left: ReadonlySet<StepKey> = new Set<StepKey>([
    ...(hasQuestions ? [] : (['smartGuide'] as const)),
    ...(hasPreChecks ? [] : (['conditionsPreCheck'] as const)),
    ...(hasMaterials ? [] : (['themeMaterial'] as const))
  ])
  return allSteps.filter((step) => !left.has(step.key))
}
