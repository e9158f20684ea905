/** The navigation of the shell (导航栏, spec §2.4): its tabs, and the entries of the sidebar. An entry without a target is still being built. */
import { CircleUserRound, FileClock, Headset, MessageSquareText, PencilLine } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

export const underDevelopment = '功能开发中，敬请期待'

export type NavigationTarget = '/doThing/doThingProgress/oneThingList' | '/doThing/doThingProgress/draftBox'

export interface NavigationTab {
  readonly id: string
  readonly label: string
  readonly Icon: LucideIcon
  readonly to?: NavigationTarget
}

export const navigationTabs: readonly NavigationTab[] = [
  { id: 'oneThingList', label: '我的办件', Icon: CircleUserRound, to: '/doThing/doThingProgress/oneThingList' },
  { id: 'draftBox', label: '草稿箱', Icon: FileClock, to: '/doThing/doThingProgress/draftBox' }
]

export interface DockEntry {
  readonly id: string
  readonly label: string
  readonly Icon: LucideIcon
  readonly target?: 'home'
}

export const dockEntries: readonly DockEntry[] = [
  { id: 'service', label: '智能客服', Icon: Headset },
  { id: 'handle', label: '我要办', Icon: PencilLine, target: 'home' },
  { id: 'messages', label: '消息中心', Icon: MessageSquareText }
]
