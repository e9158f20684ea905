import { formatDate } from '@ljonething/domain/display/dateTime'
import { Notice } from '@ljonething/ui/Notice'
import type { ApplicationDetail } from '../../queries/handling.ts'
import * as styles from './ApplicationScreen.css.ts'

/** Conditions that no register could tell when it was submitted (人工审核): what was declared, and who looks at it. */
export const ManualReviews = ({ reviews }: Pick<ApplicationDetail, 'reviews'>) =>
  reviews.length === 0 ? null : (
    <Notice tone="info" title="以下条件由工作人员人工审核">
      <ul className={styles.reviews}>
        {reviews.map(({ title, declared, at, departments }) => (
          <li key={title}>
            {title}：提交时暂时无法核验，您于 {formatDate(at, 'datetimeNoSeconds')} 声明“{declared}”，由{departments.join('、')}审核。
          </li>
        ))}
      </ul>
    </Notice>
  )
