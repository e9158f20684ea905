import type { Examples } from '../testing/Examples.ts'
import { Timeline } from './Timeline.tsx'

export const examples: Examples = {
  办结: () => (
    <Timeline
      label="出生医学证明首次签发的办理进度"
      stages={[
        { id: '1', label: '申报', state: 'done', detail: '12:10' },
        { id: '2', label: '预审', state: 'done', detail: '12:40' },
        { id: '3', label: '受理', state: 'done', detail: '13:05' },
        { id: '4', label: '办理', state: 'done', detail: '14:00' },
        { id: '5', label: '办结', state: 'done', detail: '16:12' },
        { id: '6', label: '送达', state: 'done', detail: '电子证照' }
      ]}
    />
  ),
  待补正: () => (
    <Timeline
      label="出生登记的办理进度"
      stages={[
        { id: '1', label: '申报', state: 'done', detail: '12:10' },
        { id: '2', label: '预审：补正', state: 'blocked', detail: '计时暂停' },
        { id: '3', label: '受理', state: 'next' },
        { id: '4', label: '办理', state: 'next' },
        { id: '5', label: '办结', state: 'next' },
        { id: '6', label: '送达', state: 'next' }
      ]}
    />
  ),
  办理中: () => (
    <Timeline
      label="城乡居民医保参保登记的办理进度"
      stages={[
        { id: '1', label: '申报', state: 'done' },
        { id: '2', label: '预审', state: 'done' },
        { id: '3', label: '受理', state: 'done' },
        { id: '4', label: '办理', state: 'current' },
        { id: '5', label: '办结', state: 'next' },
        { id: '6', label: '送达', state: 'next' }
      ]}
    />
  ),
  不予受理: () => (
    <Timeline
      label="社会保障卡申领的办理进度"
      stages={[
        { id: '1', label: '申报', state: 'done' },
        { id: '2', label: '不予受理', state: 'failed', detail: '2026-11-21' }
      ]}
    />
  )
}
