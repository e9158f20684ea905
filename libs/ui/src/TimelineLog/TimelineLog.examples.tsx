import type { Examples } from '../testing/Examples.ts'
import { TimelineLog } from './TimelineLog.tsx'

export const examples: Examples = {
  记录: () => (
    <TimelineLog
      label="办理记录"
      entries={[
        { id: '3', title: '补正通知', time: '2026-11-20 15:02', tone: 'warning', body: '省公安厅：母亲居民户口簿首页不清晰，请重新上传。' },
        { id: '2', title: '已受理', time: '2026-11-20 13:05', tone: 'info', body: '省卫生健康委' },
        { id: '1', title: '提交申请', time: '2026-11-20 12:10', tone: 'success' }
      ]}
    />
  )
}
