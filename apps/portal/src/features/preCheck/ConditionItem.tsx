import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { failText } from '@ljonething/domain/registers/failText'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { Button } from '@ljonething/ui/Button'
import { Field } from '@ljonething/ui/Field'
import { RadioGroup } from '@ljonething/ui/RadioGroup'
import { Spinner } from '@ljonething/ui/Spinner'
import { Tag } from '@ljonething/ui/Tag'
import type { Tone } from '@ljonething/ui/Tag'
import { useHandling } from '../../handling/HandlingContext.ts'
import { conditionId } from './conditionId.ts'
import * as styles from './PreCheck.css.ts'

const results: Readonly<Record<PreCheckStatus, { readonly text: string; readonly tone: Tone }>> = {
  '1': { text: '核验通过', tone: 'success' },
  '0': { text: '不符合', tone: 'danger' },
  '-1': { text: '暂时无法核验', tone: 'warning' }
}

const { success, error, unknown } = preCheckStatus.code

interface ConditionItemProps {
  readonly check: PreCheck
  readonly running: boolean
  /** Why it could not be asked. */
  readonly failure: string | undefined
  /** Asks this one again. */
  readonly onAgain: () => Promise<void>
}

/** One condition (预检条件): what it demands, what the register says, and the person's own word where it cannot tell. */
export const ConditionItem = ({ check, running, failure, onAgain }: ConditionItemProps) => {
  const { store, result, declared } = useHandling(({ store, state }) => ({
    store,
    result: state.checkResults[check.code],
    declared: state.declarations[check.code]
  }))
  const declare = (value: string) => store.update({ declarations: { ...store.get().state.declarations, [check.code]: value } })
  return (
    <li className={styles.condition}>
      <div className={styles.line}>
        <div className={styles.text}>
          <h3 className={styles.title}>{check.title}</h3>
          <p className={styles.detail}>{check.detail}</p>
        </div>
        <span role="status">
          {running ? <Spinner label="正在核验" /> : null}
          {!running && failure !== undefined ? <Tag tone="danger">核验未完成</Tag> : null}
          {!running && failure === undefined && result !== undefined ? (
            <Tag tone={results[result.status].tone}>{results[result.status].text}</Tag>
          ) : null}
          {!running && failure === undefined && result === undefined ? <Tag>待核验</Tag> : null}
        </span>
      </div>
      {failure !== undefined && !running ? <p className={styles.failed}>{failure}</p> : null}
      {result?.known === undefined || running ? null : (
        <p
          className={styles.detail}
        >{`${result.known.source}的登记信息已填入表单（${Object.keys(result.known.values).length} 项），可在填写表单时核对。`}</p>
      )}
      {result?.status === success && result.message !== results[success].text ? <p className={styles.detail}>{result.message}</p> : null}
      {result?.status === error ? <p className={styles.failed}>{result.message}</p> : null}
      {result?.status === unknown ? (
        <Field id={conditionId(check.code)} group label="请您如实声明" required hint={result.message}>
          <RadioGroup options={check.choices.map(({ text, value }) => ({ label: text, value }))} value={declared} onValueChange={declare} />
        </Field>
      ) : null}
      {!running && (failure !== undefined || result?.status === unknown) ? (
        <div>
          <Button size="small" aria-label={`重新核验：${check.title}`} onClick={onAgain}>
            重新核验
          </Button>
        </div>
      ) : null}
      {result?.status === unknown && declared !== undefined && declared !== check.expected ? (
        <p className={styles.failed}>{failText(check)}</p>
      ) : null}
    </li>
  )
}
