import { createClientId } from '@ljonething/crypto/ClientId'
import { isOn } from '@ljonething/domain/codes/flag'
import { allSteps } from '@ljonething/domain/steps/steps'
import { Button, buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sceneDraftsQuery } from '../../queries/drafts.ts'
import { StepWaiting } from '../../handling/steps/StepWaiting.tsx'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import { pathOfStep } from '../../handling/steps/flowSteps.ts'
import { useHandling } from '../../handling/HandlingContext.ts'
import { isBegun, newHandling } from '../../handling/HandlingState.ts'
import { named } from '../../handling/saving/sceneLabels.ts'
import * as styles from './Introduction.css.ts'
import { UnfinishedDraft } from './UnfinishedDraft.tsx'
import { useContinue } from './useContinue.ts'

/** The way into the flow (开始办理): on from where one stopped in this tab, on with the latest draft, or from the beginning. */
export const StartButtons = () => {
  const { scene, store, user, begun } = useHandling(({ scene, store, user, filled }) => ({
    scene,
    store,
    user,
    begun: isBegun(filled()) && filled().applyNo === undefined
  }))
  const { next, goTo } = useFlow()
  const goOn = useContinue()
  const mayDraft = user !== undefined && !isOn(scene.flags.closeDraftBox) && !begun
  const drafts = useQuery({ ...sceneDraftsQuery(scene.sceneCode), enabled: mayDraft })
  const draft = mayDraft ? drafts.data?.find(({ isPermit }) => isOn(isPermit)) : undefined
  const start = () => {
    const { region, regionChosen } = store.get().state
    store.restart(named(scene, { ...newHandling(scene.sceneCode, region, createClientId), regionChosen }))
    if (next !== undefined) goTo(next.key)
  }
  if (!begun && draft === undefined) {
    return (
      <>
        <div className={styles.actions}>
          <Button variant="primary" size="large" onClick={start}>
            开始办理
          </Button>
        </div>
        <StepWaiting />
      </>
    )
  }
  const step = allSteps.find(({ key }) => key === draft?.step)?.key ?? 'smartGuide'
  return (
    <>
      {draft === undefined ? (
        <Notice tone="info" title="您有一份没有办完的作答">
          已填写的内容都在，可以从上次停下的地方继续。
        </Notice>
      ) : (
        <UnfinishedDraft draft={draft} />
      )}
      <div className={styles.actions}>
        {draft === undefined ? (
          <Button variant="primary" size="large" onClick={goOn}>
            继续填写
          </Button>
        ) : (
          <Link
            to={pathOfStep(scene, step)}
            search={{ code: scene.sceneCode, draft: draft.rowGuid }}
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            继续填写
          </Link>
        )}
        <Button size="large" onClick={start}>
          重新开始
        </Button>
      </div>
      <StepWaiting />
    </>
  )
}
