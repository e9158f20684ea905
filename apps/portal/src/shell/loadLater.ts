/**
 * What a person may need at any moment and no first page needs to be drawn (稍后加载): dialogs, questions, messages and the client of the contract come
 * once the page stands and has a free moment, so that they are there without a network too. Gives the way to call it off.
 */
import { loadConfirmDialog } from '@ljonething/ui/ConfirmDialog'
import { loadDialog } from '@ljonething/ui/Dialog'
import { loadToasts } from '@ljonething/ui/Toast'
import { loadClient } from '../queries/run.ts'

const afterMs = 3_000

/** What does not load now loads when it is used. */
const load = () => [loadDialog, loadConfirmDialog, loadToasts, loadClient].forEach((part) => void part().catch(() => undefined))

export const loadLater = (): (() => void) => {
  const timer = setTimeout(load, afterMs)
  return () => clearTimeout(timer)
}
