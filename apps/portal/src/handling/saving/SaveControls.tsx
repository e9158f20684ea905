import { isOn } from '@ljonething/domain/codes/flag'
import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import * as styles from '../HandlingFrame.css.ts'
import { useThisHandling } from '../HandlingContext.ts'
import { clockTime } from '../../saving/clockTime.ts'
import { SavedState } from '../../saving/SavedState.tsx'

/** 暂存 by hand, and whether the draft box has what is typed (暂存状态). Visitors keep their answers in this browser tab only. */
export const SaveControls = () => {
  const { scene, store, user } = useThisHandling()
  const toast = useToast()
  if (isOn(scene.flags.closeDraftBox)) return null
  if (user === undefined) return <span className={styles.hint}>作答保存在本机，登录后自动暂存</span>
  const save = async () => {
    const result = await store.flush()
    if (result.kind === 'saved') toast.success(`已暂存 ${clockTime(result.at)}，可在草稿箱继续办理`)
    if (result.kind === 'failed') toast.error(result.message)
    if (result.kind === 'conflict') toast.warning('另一处保存的草稿无法读取，请先在页面上方选择')
  }
  return (
    <>
      <Button size="large" onClick={save}>
        暂存
      </Button>
      <span className={styles.status}>
        <SavedState saver={store} />
      </span>
    </>
  )
}
