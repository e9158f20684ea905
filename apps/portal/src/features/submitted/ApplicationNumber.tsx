import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import { Copy } from 'lucide-react'
import * as styles from './SubmittedScreen.css.ts'

/** The number of the application (申请编号), large, with copy. */
export const ApplicationNumber = ({ applyNo }: { readonly applyNo: string }) => {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(applyNo)
      toast.success('申请编号已复制')
    } catch {
      toast.warning('浏览器不允许复制，请选中编号后手动复制')
    }
  }
  return (
    <div className={styles.numberBox}>
      <span className={styles.numberLabel}>申请编号</span>
      <strong className={styles.number}>{applyNo}</strong>
      <span data-print="hide">
        <Button size="small" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
          复制
        </Button>
      </span>
    </div>
  )
}
