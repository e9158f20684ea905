import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { Tag } from '@ljonething/ui/Tag'
import { lineReason } from './lineReason.ts'
import * as styles from './PlanLines.css.ts'

interface PlanMattersProps {
  readonly matters: readonly PlannedMatter[]
  readonly withDepartment?: boolean
}

/** The matters of a plan (办理事项): 要办 or 也许, with the department and why. */
export const PlanMatters = ({ matters, withDepartment = false }: PlanMattersProps) => (
  <ul className={styles.list}>
    {matters.map((line) => (
      <li key={line.matter.code} className={styles.line}>
        <div className={styles.text}>
          <div className={styles.name}>{line.matter.name}</div>
          {withDepartment ? <div className={styles.reason}>{line.matter.department}</div> : null}
          <div className={styles.reason}>{lineReason(line, '默认事项')}</div>
        </div>
        <div className={styles.tags}>{line.certainty === 'sure' ? <Tag tone="success">要办</Tag> : <Tag tone="warning">也许</Tag>}</div>
      </li>
    ))}
  </ul>
)
