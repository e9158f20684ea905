import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'

/** Waits until the PDF in a dialog shows this text, to be marked, on its only page. Nothing else can be asked of a page without an origin. */
export const seePdf = async (dialog: Locator, text: string): Promise<void> => {
  const shown = page.frameLocator(dialog.getByTitle(/ 预览$/))
  await shown.getByText(text, { exact: true }).hover()
  await shown.getByText('第 1 页 / 共 1 页').hover()
}
