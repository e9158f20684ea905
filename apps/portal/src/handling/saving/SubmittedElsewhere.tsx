import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import * as styles from '../HandlingFrame.css.ts'

/** Stands in place of the step once its draft was submitted by another page or another device (已在别处提交); leads to the case. */
export const SubmittedElsewhere = ({ applyNo }: { readonly applyNo: string }) => (
  <Card className={styles.login}>
    <PageHeader title="这份申请已经提交" />
    <p role="alert" className={styles.loginText}>
      已在另一个页面或设备上提交，申请编号 {applyNo}。本页不能再修改，提交以后在本页填写的内容没有计入这份申请。
    </p>
    <Link to="/doThing/oneThingDetails" search={{ applyNo }} className={buttonClass({ variant: 'primary', size: 'large' })}>
      查看办件
    </Link>
  </Card>
)
