import { Notice } from '@ljonething/ui/Notice'
import { useFlow } from './FlowContext.ts'

/** Says that the next step cannot be shown yet (等待进入下一步), beside the button that asked for it. */
export const StepWaiting = () => {
  const { waiting } = useFlow()
  if (waiting === undefined) return null
  const { label } = waiting
  return (
    <Notice tone="warning" role="status" title={waiting.isOffline ? '网络已断开' : `“${label}”暂时打不开`}>
      {waiting.isOffline ? `本页内容都在，网络恢复后自动进入“${label}”。` : '本页内容都在，系统正在自动重试；长时间打不开时请刷新页面。'}
    </Notice>
  )
}
