import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import { Panel } from '@ljonething/ui/Panel'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { PlanMaterials } from '../../handling/plan/PlanMaterials.tsx'
import { PlanMatters } from '../../handling/plan/PlanMatters.tsx'
import { PlanNumbers } from '../../handling/plan/PlanNumbers.tsx'
import * as styles from './GuideScreen.css.ts'

const countsOf = ({ matters, materials }: Plan) => ({
  sure: matters.filter((line) => line.certainty === 'sure').length,
  maybe: matters.filter((line) => line.certainty === 'maybe').length,
  materials: materials.filter((line) => line.included).length
})

/** Optional materials are listed too, so the number of the required ones stands beside the whole. */
const materialsTitle = (all: number, required: number) => (all === required ? `材料（${all}）` : `材料（${all}，必交 ${required}）`)

const mattersTitle = (sure: number, maybe: number) => (maybe === 0 ? `事项（${sure}）` : `事项（${sure} 确定，${maybe} 待定）`)

/** The list of what has to be done so far (办事清单): beside the questions on wide screens, a bar that unfolds on narrow ones. */
export const PlanPanel = ({ scene, plan }: { readonly scene: Scene; readonly plan: Plan }) => {
  const { sure, maybe, materials } = countsOf(plan)
  const days = plan.comparison.handlingDays.after
  const body = (
    <>
      <PlanNumbers scene={scene} plan={plan} />
      <h3 className={styles.heading}>{mattersTitle(sure, maybe)}</h3>
      <PlanMatters matters={plan.matters} />
      <h3 className={styles.heading}>{materialsTitle(materials, plan.comparison.materials.after)}</h3>
      <PlanMaterials materials={plan.materials} />
    </>
  )
  return (
    <>
      <VisuallyHidden>
        <span role="status">{`办事清单：${sure + maybe} 个事项，必交 ${plan.comparison.materials.after} 份材料，${days} 个工作日`}</span>
      </VisuallyHidden>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard */}
      <div role="group" aria-label="办事清单" tabIndex={0} className={styles.side}>
        <Panel title="您的办事清单">{body}</Panel>
      </div>
      <div className={styles.summaryBar}>
        <DisclosureSection
          level={2}
          defaultOpen={false}
          title="办事清单"
          summary={`${sure + maybe} 个事项 · ${plan.comparison.materials.after} 份材料 · ${days} 个工作日`}
        >
          {body}
        </DisclosureSection>
      </div>
    </>
  )
}
