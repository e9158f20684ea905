import { expect, it } from 'vitest'
import { byteText } from './byteText.ts'

it.each([
  [0, '0 字节'],
  [812, '812 字节'],
  [1024, '1 KB'],
  [98_700, '96.4 KB'],
  [1_258_291, '1.2 MB'],
  [1_048_576_000, '1000 MB'],
  [3 * 1024 ** 3, '3 GB']
])('%i bytes read %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text)
})
