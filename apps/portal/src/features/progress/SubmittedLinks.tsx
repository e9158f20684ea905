import { buttonClass } from '@ljonething/ui/Button'
import { Link } from '@tanstack/react-router'
import * as styles from './Papers.css.ts'

/** To the submitted form and materials as they were (查看提交的内容). */
export const SubmittedLinks = ({ applyNo }: { readonly applyNo: string }) => (
  <span className={styles.links} data-print="hide">
    <Link to="/themeWrapper/approvedOperationForm" search={{ applyNo }} className={buttonClass({ size: 'small' })}>
      查看提交的申请表
    </Link>
    <Link to="/themeWrapper/approvedOperationMaterial" search={{ applyNo }} className={buttonClass({ size: 'small' })}>
      查看提交的材料
    </Link>
  </span>
)
