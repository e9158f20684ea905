import { createClientId } from '@ljonething/crypto/ClientId'
import { planScene } from '@ljonething/domain/plan/planScene'
import { Button } from '@ljonething/ui/Button'
import { ComparisonTable } from '@ljonething/ui/ComparisonTable'
import { Notice } from '@ljonething/ui/Notice'
import { Panel } from '@ljonething/ui/Panel'
import { Tag } from '@ljonething/ui/Tag'
import { useMemo } from 'react'
import { useFlow } from '../handling/FlowContext.ts'
import { useHandling } from '../handling/HandlingContext.ts'
import { isBegun, newHandling } from '../handling/HandlingState.ts'
import { comparisonOf } from '../handling/plan/comparisonOf.ts'
import { PlanMatters } from '../handling/plan/PlanMatters.tsx'
import { StepPage } from '../handling/StepPage.tsx'
import { today } from '../../session/serverDate.ts'
import * as styles from './Introduction.css.ts'
import { RegionChoice } from './RegionChoice.tsx'
import { UnfinishedDraft } from './UnfinishedDraft.tsx'
import { useContinue } from './useContinue.ts'

export const SceneIntroduction = () => {
  const { scene, store, state, user } = useHandling()
  const { next, goTo } = useFlow()
  const goOn = useContinue()
  const plan = useMemo(
    () => planScene(scene, {}, { region: scene.region, userType: user?.userType ?? '2', today: today() }),
    [scene, user?.userType]
  )
  const begun = isBegun(state) && state.applyNo === undefined
  const startAnew = () => {
    store.restart(newHandling(scene.sceneCode, state.region, createClientId))
    if (next !== undefined) goTo(next.key)
  }
  return (
    <>
      <StepPage
        title={scene.name}
        tags={scene.sceneTag.KEY_THEME === '1' ? <Tag tone="info">重点主题</Tag> : null}
        description={`牵头单位：${scene.leadDepartment}`}
      >
        <p className={styles.summary}>{scene.summary}</p>
        <RegionChoice />
        {begun ? (
          <Notice tone="info" title="您有一份没有办完的作答">
            已填写的内容都在，可以从上次停下的地方继续。
          </Notice>
        ) : (
          <UnfinishedDraft />
        )}
        {scene.flags.hideThemeHandleButton === '1' ? (
          <Notice tone="warning">本主题暂不支持在线办理，请到办事窗口咨询。</Notice>
        ) : (
          <div className={styles.actions}>
            <Button variant="primary" size="large" onClick={begun ? goOn : startAnew}>
              {begun ? '继续办理' : '开始办理'}
            </Button>
            {begun ? (
              <Button size="large" onClick={startAnew}>
                重新开始
              </Button>
            ) : null}
          </div>
        )}
      </StepPage>
      <Panel title="办理对比">
        <ComparisonTable rows={comparisonOf(plan.comparison)} />
      </Panel>
      <Panel title={`包含的事项（${plan.matters.length}）`} description="以下按常见情形列出，回答问题后会生成您自己的清单。">
        <PlanMatters matters={plan.matters} withDepartment />
      </Panel>
    </>
  )
}
