import { useBlocker } from '@tanstack/react-router'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { isBegun } from '../HandlingState.ts'
import { useThisHandling } from '../HandlingContext.ts'

const longestWaitMs = 3_000

/** Leaving the flow saves first (离开提醒); only what could not be saved is asked about. */
export const useLeaveQuestion = (): void => {
  const { store, user } = useThisHandling()
  const confirm = useConfirm()
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const { state } = store.get()
      if (next.pathname.includes('/themeWrapper') || !store.isDirty() || !isBegun(state) || user === undefined) return false
      await Promise.race([store.flush(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
      if (!store.isDirty()) return false
      const leave = await confirm({
        title: '温馨提示',
        message: '刚才的修改还没有暂存成功，离开后只能在本机继续。确定离开吗？',
        confirmText: '离开',
        cancelText: '留在本页',
        tone: 'warning'
      })
      return !leave
    }
  })
}
