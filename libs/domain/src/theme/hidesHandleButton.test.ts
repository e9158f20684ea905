import { expect, it } from 'vitest'
import { hideButtonFlag, hidesHandleButton } from './hidesHandleButton.ts'

it('[R-9-28] the handle button is hidden with the flag value 1 and nothing else', () => {
  expect(hideButtonFlag).toBe('1')
  const hidden = ['1', '0', '', '2', 'true'].map((hideThemeHandleButton) => hidesHandleButton({ hideThemeHandleButton }))
  expect(hidden).toEqual([true, false, false, false, false])
})
