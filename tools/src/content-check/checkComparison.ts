/** The published comparison (改革对比) must be what `comparePlan` makes of the default matters and materials. */
import { compareMatters } from '@ljonething/domain/plan/comparePlan'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkComparison({ scene }: SceneIndex): readonly PathProblem[] {
  const { comparison, thirdParty } = scene
  if (thirdParty !== undefined) return []
  const computed = compareMatters(
    scene,
    scene.matters.filter((matter) => matter.default !== false)
  )
  const { handlingDays, runs, materials, links, forms } = comparison
  const published = [
    { key: 'handlingDays', before: handlingDays?.legalTimeLimit, after: handlingDays?.currentTimeLimit },
    { key: 'runs', before: runs?.originalRunNum, after: runs?.currentRunNum },
    { key: 'materials', before: materials?.originalMaterialNum, after: materials?.currentMaterialNum },
    { key: 'links', before: links?.originalLinkNum, after: links?.currentLinkNum },
    { key: 'forms', before: forms?.originalFormNum, after: forms?.currentFormNum }
  ] as const
  return published.flatMap(({ key, before, after }) => {
    const own = computed[key]
    if (before === own.before && after === own.after) return []
    const message = `comparison of ${key} is ${before ?? '?'} → ${after ?? '?'}, the default matters make ${own.before} → ${own.after}`
    return [{ path: `comparison.${key}`, message }]
  })
}
