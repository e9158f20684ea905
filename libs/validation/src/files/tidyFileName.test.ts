import { expect, it } from 'vitest'
import { tidyFileName } from './tidyFileName.ts'

it.each([
  ['身份证.jpg (1)', '身份证 (1).jpg'],
  ['身份证.jpg（2）', '身份证 （2）.jpg'],
  ['身份证．jpg', '身份证.jpg'],
  ['身份证。JPG (3)', '身份证 (3).JPG'],
  ['身份证.jpg ', '身份证.jpg'],
  ['身份证 (1).jpg', '身份证 (1).jpg'],
  ['IMG_0001.HEIC', 'IMG_0001.HEIC'],
  ['关于退休的通知。2026', '关于退休的通知。2026'],
  ['第一批．第二批.pdf', '第一批．第二批.pdf'],
  ['说明 (1)', '说明 (1)']
])('%j is kept as %j', (name, tidy) => {
  expect(tidyFileName(name)).toBe(tidy)
  expect(tidyFileName(tidy)).toBe(tidy)
})
