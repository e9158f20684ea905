/**
 * The guide as other sites open it (办事引导, spec §2.2): the questions of a scene and the list that follows the answers, for anybody. Who goes on to
 * handle it finds the answers there; what was answered in this tab before stands here too.
 */
import { isOn } from '@ljonething/domain/codes/flag'
import { userType } from '@ljonething/domain/codes/user'
import { filingObstacle, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import { planScene } from '@ljonething/domain/plan/planScene'
import { smartChoices } from '@ljonething/domain/plan/smartChoices'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { today } from '../../browser/serverDate.ts'
import { useNarrow } from '../../browser/useNarrow.ts'
import { getColumnRegion } from '../../browser/specialColumnRegion.ts'
import * as entry from '../../entries/Entry.css.ts'
import { SceneEntry } from '../../entries/SceneEntry.tsx'
import { SceneIndex } from '../../entries/SceneIndex.tsx'
import { SceneWays } from '../../entries/SceneWays.tsx'
import { withAnswers } from '../../handling/HandlingState.ts'
import { recallOwn, rememberHandling } from '../../handling/saving/rememberedHandling.ts'
import { newCopy } from '../../handling/saving/storedCopy.ts'
import { startRegion } from '../../handling/startRegion.ts'
import type { SessionUser } from '../../queries/session.ts'
import { sessionQuery } from '../../queries/session.ts'
import * as styles from './GuideScreen.css.ts'
import { OneQuestion, placeIn } from './OneQuestion.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { QuestionList } from './QuestionList.tsx'

const page = '办事引导'

/** What this tab has of the scene and this person may go on with, or a new handling. */
const begun = (scene: Scene, user: SessionUser | undefined) =>
  recallOwn(scene.sceneCode, user?.userId) ??
  newCopy(scene.sceneCode, startRegion(scene, [getColumnRegion().code, user?.userRegion]), user?.userId)

const Guide = ({ scene, user }: { readonly scene: Scene; readonly user: SessionUser | undefined }) => {
  const navigate = useNavigate()
  const [handling, setHandling] = useState(() => begun(scene, user))
  const { answers, region, guideAt } = handling.state
  const asker = user?.userType ?? userType.code.tourist
  const plan = planScene(scene, answers, { region, userType: asker, today: today() })
  const answered = plan.questions.length - plan.unanswered.length
  const narrow = useNarrow()
  const keep = (next: typeof handling) => {
    setHandling(next)
    rememberHandling(next)
  }
  const asking = {
    plan,
    missing: [],
    disabled: smartChoices(scene, plan, asker).disabled,
    onAnswer: (code: string, value: string | readonly string[]) =>
      keep({ ...handling, dirty: true, state: { ...handling.state, ...withAnswers({ ...answers, [code]: value }), guideAt: code } })
  }
  return (
    <div className={styles.columns}>
      <Card className={styles.main}>
        <div className={entry.stacked}>
          <PageHeader
            title={`${scene.name}${page}`}
            description={`已答 ${answered} / 共 ${plan.questions.length} 题，答完就知道要办哪些事、交哪些材料。`}
          />
          {narrow ? (
            <OneQuestion
              {...asking}
              at={placeIn(plan, guideAt)}
              onGo={(code) => keep({ ...handling, state: { ...handling.state, guideAt: code } })}
            />
          ) : (
            <QuestionList {...asking} />
          )}
          {plan.blocks.map(({ questionCode, questionNumber, message }) => (
            <Notice key={questionCode} tone="danger" role="alert" title={`第 ${questionNumber} 题的情形不能在线联办`}>
              {message}
            </Notice>
          ))}
          <div className={entry.ways}>
            {isOn(scene.flags.hideThemeHandleButton) ? null : (
              <Button variant="primary" onClick={() => navigate({ to: '/themeWrapper/smartGuide', search: { code: scene.sceneCode } })}>
                带着回答去办理
              </Button>
            )}
            <SceneWays scene={scene} without="handle" />
          </div>
        </div>
      </Card>
      <PlanPanel scene={scene} plan={plan} />
    </div>
  )
}

const Opened = ({ scene }: { readonly scene: Scene }) => {
  const { data: session } = useQuery(sessionQuery)
  if (session === undefined) return <Skeleton lines={8} />
  const user = mayPrepare(filingObstacle(scene, session.user)) ? session.user : undefined
  if (scene.guide !== undefined) return <Guide key={user?.userId ?? ''} scene={scene} user={user} />
  return (
    <Card>
      <PageHeader title={`${scene.name}${page}`} />
      <EmptyState title="这件事不用答题" actions={<SceneWays scene={scene} without="zone" />}>
        可以直接查看办事指南，或前往办理。
      </EmptyState>
    </Card>
  )
}

export const OutsideGuideScreen = () => {
  const { code } = useSearch({ strict: false })
  return code === undefined ? (
    <SceneIndex
      title={page}
      description="选一件要办的事，回答几个问题，就知道要办哪些事项、准备哪些材料。"
      has={({ hasGuide }) => hasGuide}
      none="暂无可以引导的主题"
      to="/outerSmartGuide"
    />
  ) : (
    <SceneEntry code={code} current={page}>
      {(scene) => <Opened scene={scene} />}
    </SceneEntry>
  )
}
