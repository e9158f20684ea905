/** Tab by Tab to a control (键盘操作), as a person without a pointer: nothing sets the focus by script. */
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

const mostSteps = 80

export const tabTo = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  for (let step = 0; step < mostSteps && document.activeElement !== target.element(); step += 1) await userEvent.tab()
  await expect.element(target).toHaveFocus()
}

export const press = async (target: Locator, key = '{Enter}'): Promise<void> => {
  await tabTo(target)
  await userEvent.keyboard(key)
}
