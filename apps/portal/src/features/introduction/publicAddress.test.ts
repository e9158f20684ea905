import { expect, it } from 'vitest'
import { publicAddress } from './publicAddress.ts'

it.each([
  ['https://invest.example.invalid/apply?ticket={ticket}', 'invest.example.invalid/apply'],
  ['https://user:secret@invest.example.invalid/a#b', 'invest.example.invalid/a'],
  ['http://invest.example.invalid/apply', undefined],
  ['javascript:alert(1)', undefined],
  ['/apply', undefined],
  ['', undefined]
])('%s is shown as %s', (text, shown) => {
  expect(publicAddress(text)).toBe(shown)
})
