import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import { Button } from '@ljonething/ui/Button'
import { ErrorSummary } from '@ljonething/ui/ErrorSummary'
import { Notice } from '@ljonething/ui/Notice'
import { ProgressBar } from '@ljonething/ui/ProgressBar'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { lazy, Suspense } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import { isConditionMet } from '../../handling/steps/flowSteps.ts'
import { useRefusal } from '../../handling/form/useRefusal.ts'
import { useMarks } from '../../handling/form/useMarks.tsx'
import { useHandling } from '../../handling/HandlingContext.ts'
import { StepActions } from '../../handling/steps/StepActions.tsx'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import { ConditionItem } from './ConditionItem.tsx'
import { conditionId } from './conditionId.ts'
import { isRelationDenied } from './isRelationDenied.ts'
import * as styles from './PreCheck.css.ts'
import { useConditionChecks } from './useConditionChecks.ts'

/** Only where there is something to ask. */
const CombinedForm = lazy(async () => ({ default: (await import('@ljonething/forms/CombinedForm')).CombinedForm }))

/** The conditions with what the registers say (核验结果), and the one small form they are asked with. */
export const CheckedConditions = ({ form, known }: { readonly form: FormStore; readonly known: readonly KnownValue[] }) => {
  const { plan, checkResults, declarations } = useHandling(({ plan, state: { checkResults, declarations } }) => ({
    plan,
    checkResults,
    declarations
  }))
  const { next, goTo } = useFlow()
  const { running, failures, checkAll, checkAgain } = useConditionChecks(form)
  const { attempt: formAttempt, refuse } = useRefusal({ step: 'conditionsPreCheck', form })
  const { attempt, refuse: refuseUndeclared } = useRefusal({ step: 'declarations' })
  const { sourceOf } = useMarks(form, known)
  const checks = plan.preChecks
  const total = checks.length
  const isRunning = running.size > 0
  const isFailed = checks.some((check) => {
    const status = checkResults[check.code]?.status
    const declared = declarations[check.code] ?? check.expected
    return status === preCheckStatus.code.error || (status === preCheckStatus.code.unknown && declared !== check.expected)
  })
  const undeclared = checks.filter(
    ({ code }) => checkResults[code]?.status === preCheckStatus.code.unknown && declarations[code] === undefined
  )
  const start = async () => {
    if ((await form.validateAll('fields')).length > 0) return refuse()
    await checkAll()
  }
  const again = async (check: PreCheck) => {
    if ((await form.validateAll('fields')).length > 0) return refuse()
    await checkAgain(check)
  }
  const goOn = () => {
    if (checks.every((check) => isConditionMet({ checkResults, declarations }, check)) && next !== undefined) goTo(next.key)
    else refuseUndeclared()
  }
  const isDone = !isRunning && (checks.every(({ code }) => checkResults[code] !== undefined) || isRelationDenied(checks, checkResults))
  return (
    <StepPage description={`共 ${total} 项条件，由相关部门的登记信息自动核验，无法核验的由您声明。`}>
      <FormErrorSummary store={form} attempt={formAttempt} scope="fields" />
      <ErrorSummary
        attempt={attempt}
        title="请先声明是否符合"
        errors={
          attempt === 0
            ? []
            : undeclared.map(({ code, title }) => ({ fieldId: conditionId(code), label: title, message: '请选择符合或不符合' }))
        }
      />
      {form.description.allfield.length === 0 ? null : (
        <div className={styles.form}>
          <Suspense fallback={<Skeleton lines={5} />}>
            <CombinedForm store={form} anchors={false} sourceOf={sourceOf} />
          </Suspense>
        </div>
      )}
      {isRunning ? (
        <ProgressBar
          label="核验进度"
          value={((total - running.size) / total) * 100}
          valueText={`已核验 ${total - running.size} / ${total} 项`}
        />
      ) : null}
      <h2 className={styles.heading}>核验条件</h2>
      <ul className={styles.conditions}>
        {checks.map((check) => (
          <ConditionItem
            key={check.code}
            check={check}
            running={running.has(check.code)}
            failure={failures[check.code]}
            onAgain={() => again(check)}
          />
        ))}
      </ul>
      {isFailed && isDone ? (
        <Notice tone="danger" role="alert" title="有条件不符合，不能在线联办">
          信息填错的，修改后可以重新核验；确实不符合的，请按提示到窗口或单独办理。
        </Notice>
      ) : null}
      <StepActions
        onNext={isDone ? goOn : start}
        nextText={isDone ? undefined : isRunning ? '正在核验' : '开始核验'}
        disabled={isDone && isFailed}
      >
        {isDone && total > 0 ? (
          <Button size="large" onClick={start}>
            重新核验
          </Button>
        ) : null}
      </StepActions>
    </StepPage>
  )
}
