/**
 * Before and after (减时间 减跑动 减材料 减环节 减表单): what the chosen matters cost one by one, and what the bundle costs.
 *
 * Before: sums over the matters: legal working days, runs, materials (份), links (环节); one form each.
 * After: the longest promised time (they run side by side; of one that waits for another the times add up), the largest number of runs (one visit
 * serves all), the required materials of the plan, one form, and one link for each of 答题 填表 交材料 提交 that the plan has, never more than before.
 * For the default matters and materials of a scene this gives the numbers its file publishes (`comparison`); the content checker proves it.
 */
import type { MaterialTemplate } from '../scene/FormTemplate.ts'
import type { Matter, Scene } from '../scene/Scene.ts'
import type { PlanComparison } from './Plan.ts'

export interface BundleFacts {
  readonly matters: readonly Matter[]
  readonly materials: readonly MaterialTemplate[]
  readonly hasQuestions: boolean
  readonly hasFields: boolean
}

const total = (matters: readonly Matter[], of: (matter: Matter) => number): number => matters.reduce((sum, matter) => sum + of(matter), 0)
const most = (matters: readonly Matter[], of: (matter: Matter) => number): number =>
  matters.reduce((top, matter) => Math.max(top, of(matter)), 0)

/** Working days until a matter is done when each that it waits for takes what it promises; what is not applied for is not waited for. */
const daysUntilDone = (matters: readonly Matter[], { code, promisedDays, needs = [] }: Matter, before: readonly string[] = []): number => {
  const awaited = matters.filter((other) => needs.some(({ matter }) => matter === other.code) && !before.includes(other.code))
  return promisedDays + most(awaited, (other) => daysUntilDone(matters, other, [...before, code]))
}

export function comparePlan({ matters, materials, hasQuestions, hasFields }: BundleFacts): PlanComparison {
  const linksBefore = total(matters, (matter) => matter.linksBefore)
  const links = [hasQuestions, hasFields, materials.length > 0, matters.length > 0].filter(Boolean).length
  return {
    handlingDays: {
      before: total(matters, (matter) => matter.legalDays),
      after: most(matters, (matter) => daysUntilDone(matters, matter))
    },
    runs: { before: total(matters, (matter) => matter.runsBefore), after: most(matters, (matter) => matter.runsAfter) },
    materials: {
      before: total(matters, (matter) => matter.materialsBefore),
      after: materials.filter((material) => material.required).length
    },
    links: { before: linksBefore, after: Math.min(links, linksBefore) },
    forms: { before: matters.length, after: matters.length === 0 ? 0 : 1 }
  }
}

/** What these matters of a scene ask to be handed in from the start, before the guide. */
export const materialsFrom = (scene: Pick<Scene, 'materials'>, matters: readonly Matter[]): readonly MaterialTemplate[] =>
  scene.materials.filter(
    (material) => material.default !== false && (material.matters === '*' || matters.some(({ code }) => material.matters.includes(code)))
  )

/** These matters of a scene as they stand before the guide. */
export const compareMatters = (scene: Pick<Scene, 'form' | 'guide' | 'materials'>, matters: readonly Matter[]): PlanComparison =>
  comparePlan({
    matters,
    materials: materialsFrom(scene, matters),
    hasQuestions: (scene.guide?.questions.length ?? 0) > 0,
    hasFields: (scene.form?.groups ?? []).some(({ fields }) => fields.length > 0)
  })
