import { describe, expect, it } from 'vitest'
import { patternCost } from './patternCost.ts'

describe('patternCost', () => {
  it.each([
    ['abc', { factor: 1, degree: 0, size: 3, width: 3, scan: 0 }],
    ['^a$', { factor: 1, degree: 0, size: 1, width: 1, scan: 0 }],
    ['a+', { factor: 1, degree: 0, size: 1, width: 1, scan: 1 }],
    ['a+b', { factor: 1, degree: 0, size: 2, width: 2, scan: 1 }],
    ['a+a', { factor: 1, degree: 1, size: 2, width: 2, scan: 0 }],
    ['a*$', { factor: 1, degree: 0, size: 1, width: 0, scan: 1 }],
    ['.*a', { factor: 1, degree: 1, size: 2, width: 1, scan: 0 }],
    ['\\d+\\.', { factor: 1, degree: 0, size: 2, width: 2, scan: 1 }],
    ['\\d{2,5}\\d', { factor: 4, degree: 0, size: 6, width: 3, scan: 0 }],
    ['\\d{3}', { factor: 1, degree: 0, size: 3, width: 3, scan: 1 }],
    ['\\d{3,}1', { factor: 1, degree: 1, size: 4, width: 4, scan: 0 }],
    ['a|bc', { factor: 2, degree: 0, size: 3, width: 1, scan: 0 }],
    ['a+a|b+c', { factor: 2, degree: 1, size: 4, width: 2, scan: 1 }],
    ['(ab){2}c', { factor: 1, degree: 0, size: 5, width: 5, scan: 0 }],
    ['(a|b){1,3}c', { factor: 24, degree: 0, size: 7, width: 2, scan: 0 }],
    ['(a+a){2}', { factor: 1, degree: 2, size: 4, width: 4, scan: 0 }],
    ['(a+)b', { factor: 1, degree: 1, size: 2, width: 2, scan: 0 }],
    ['(?:ab)*', { factor: 1, degree: 1, size: 2, width: 0, scan: 0 }],
    ['', { factor: 1, degree: 0, size: 0, width: 0, scan: 0 }]
  ] as const)('of %s', (pattern, cost) => {
    expect(patternCost(pattern)).toMatchObject(cost)
  })

  it.each(['(a|b)*', '(a*)+', '(a', 'a)', '[a', '(?=a)', '\\1', 'a**', '^*', '(a{200}){51}', 'a{10001}'])('refuses %s', (pattern) => {
    expect(patternCost(pattern)).toBeUndefined()
  })
})
