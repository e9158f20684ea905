import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValid } from '../numbers/Email.ts'
import { hostLabels } from './hostLabels.ts'

const label = /^(?!-)[^\0-,./:-@[-`{-\xa0\s\u2000-\u206f\u3000-\u303f\ufe30-\uffff]{1,63}(?<!-)$/
const word = /^[\w!#$%&'*+/=?^`{|}~-]+$/

/** Labels and words as the standard words them, one expression each. */
const labelsOf = (host: string): number => {
  const labels = host.split('.')
  return labels.every((part) => label.test(part)) ? labels.length : 0
}
const isAddress = (text: string): boolean => {
  const at = text.indexOf('@')
  const [local, host] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  return text.length <= 254 && at <= 64 && local.split('.').every((part) => word.test(part)) && labelsOf(host) > 1
}

describe('host labels', () => {
  it.each([
    ['a.b', 2],
    ['a-b.c', 2],
    ['a--b', 1],
    ['例子.中国', 2],
    ['例子-1', 1],
    ['a'.repeat(63), 1],
    ['a'.repeat(64), 0],
    [`${'a'.repeat(63)}.b`, 2],
    [`${'a'.repeat(64)}.b`, 0],
    [`b.${'a'.repeat(63)}`, 2],
    [`b.${'a'.repeat(64)}`, 0],
    ['', 0],
    ['.', 0],
    ['a.', 0],
    ['.a', 0],
    ['a..b', 0],
    ['-', 0],
    ['-a', 0],
    ['a-', 0],
    ['a.-b', 0],
    ['a-.b', 0],
    ['a_b', 0],
    ['a b', 0],
    ['例\u3000子', 0],
    ['中a\u2028', 0]
  ])('%j has %d', (host, labels) => {
    expect(hostLabels(host)).toBe(labels)
  })

  it('are those of the expression for one label', () => {
    const characters = fc.constantFrom(...'ab1-.._@ /:中\u00a0\u3001\uff01\u200b\u{20bb7}')
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (host) => {
        expect(hostLabels(host)).toBe(labelsOf(host))
      }),
      { numRuns: 2000 }
    )
  })

  it('and words make an address exactly as the expressions say', () => {
    const characters = fc.constantFrom(...'ab1-.@@+_!~" (中')
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), fc.nat(70), fc.nat(260), (text, local, host) => {
        for (const address of [text, `a@${text}.b`, `${'a'.repeat(local)}@${text}`, `a@${'b.'.repeat(host)}${text}`])
          expect(isValid(address), address).toBe(isAddress(address))
      }),
      { numRuns: 1000 }
    )
  })
})
