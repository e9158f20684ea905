/** The guide (答题引导): the questions beside the list of what has to be done, which follows every answer at once. */
import { userType } from '@ljonething/domain/codes/user'
import { smartChoices } from '@ljonething/domain/plan/smartChoices'
import { Notice } from '@ljonething/ui/Notice'
import { ErrorSummary } from '@ljonething/ui/ErrorSummary'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ljonething/ui/Button'
import { useNarrow } from '../../browser/useNarrow.ts'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import { useRefusal } from '../../handling/form/useRefusal.ts'
import { useHandling } from '../../handling/HandlingContext.ts'
import { withAnswers } from '../../handling/HandlingState.ts'
import { StepActions } from '../../handling/steps/StepActions.tsx'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import * as styles from './GuideScreen.css.ts'
import { PlanPanel } from './PlanPanel.tsx'
import { OneQuestion, placeIn } from './OneQuestion.tsx'
import { QuestionList } from './QuestionList.tsx'
import { questionId } from './questionId.ts'

export const GuideScreen = () => {
  const { scene, store, plan, user, guideAt } = useHandling(({ scene, store, plan, user, state }) => ({
    scene,
    store,
    plan,
    user,
    guideAt: state.guideAt
  }))
  const narrow = useNarrow()
  const { next, goTo } = useFlow()
  const { attempt, refuse } = useRefusal({ step: 'smartGuide' })
  const total = plan.questions.length
  const answered = total - plan.unanswered.length
  const missing = attempt === 0 ? [] : plan.questions.filter(({ question }) => plan.unanswered.includes(question.code))
  const isStopped = plan.blocks.length > 0 || plan.leaveTo !== undefined
  const answer = (code: string, value: string | readonly string[]) =>
    store.update({ ...withAnswers({ ...store.get().state.answers, [code]: value }), guideAt: code })
  const place = placeIn(plan, guideAt)
  const standAt = (code: string) => store.note({ guideAt: code })
  const goOn = () => {
    if (!plan.ready) {
      if (plan.unanswered[0] !== undefined) standAt(plan.unanswered[0])
      return refuse()
    }
    store.update({ guideDone: true })
    return next === undefined ? undefined : goTo(next.key)
  }
  const asking = {
    plan,
    missing: missing.map(({ question }) => question.code),
    disabled: smartChoices(scene, plan, user?.userType ?? userType.code.tourist).disabled,
    onAnswer: answer
  }
  const isLast = plan.unanswered.length === 0 || place === total - 1
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <StepPage
          description={
            <>
              <span role="status">
                已答 {answered} / 共 {total} 题
              </span>
              ，答案会自动保存。{scene.guide?.title}
            </>
          }
        >
          {narrow ? (
            <>
              {missing.length === 0 ? null : <Notice tone="danger" role="alert" title={`还有 ${missing.length} 题没有回答`} />}
              <OneQuestion {...asking} at={place} onGo={standAt} />
            </>
          ) : (
            <>
              <ErrorSummary
                attempt={attempt}
                title={`还有 ${missing.length} 题没有回答`}
                errors={missing.map(({ question, number }) => ({
                  fieldId: questionId(question.code),
                  label: `第 ${number} 题`,
                  message: question.title
                }))}
              />
              <QuestionList {...asking} />
            </>
          )}
          {plan.blocks.map((block) => (
            <Notice
              key={block.questionCode}
              tone="danger"
              role="alert"
              title={`第 ${block.questionNumber} 题选择“${block.choiceText}”，不能在线联办`}
            >
              {block.message}
            </Notice>
          ))}
          {plan.leaveTo === undefined ? null : (
            <Notice
              tone="info"
              role="alert"
              title="您的情形有专门的办理入口"
              actions={
                <Link to={plan.leaveTo} className={buttonClass({ variant: 'primary' })}>
                  前往办理
                </Link>
              }
            >
              请从专门入口继续，本页的作答会保留。
            </Notice>
          )}
          {plan.questions.length > 0 && plan.unanswered.length === 0 && !isStopped && !plan.ready ? (
            <Notice tone="warning" role="alert" title="按照您的回答，没有需要办理的事项">
              请检查作答，或返回首页选择其他主题。
            </Notice>
          ) : null}
          <StepActions onNext={narrow && !isLast ? undefined : goOn} disabled={isStopped} />
        </StepPage>
      </div>
      <PlanPanel scene={scene} plan={plan} />
    </div>
  )
}
