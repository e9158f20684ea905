import type { SaveState } from '@ljonething/ui/SaveStatus'
import type { SaveStatus } from './Saver.ts'

/** How each is shown (暂存状态). */
export const shownState: Readonly<Record<SaveStatus['kind'], SaveState>> = {
  local: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'failed',
  submitted: 'failed'
}
