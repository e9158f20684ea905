import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskSecrets } from './maskSecrets.ts'

describe('maskSecrets', () => {
  it.each([
    ['an 18-digit id', '证件 230103199001011234 已登记', '证件 230103********1234 已登记'],
    ['an id ending in X', '23010319900101123X', '230103********123X'],
    ['a 15-digit id', 'id=230103900101123', 'id=230103******123'],
    ['a mobile number', 'call 13812345678', 'call 138****5678'],
    ['a token in JSON', '{"authToken":"abc.def","a":1}', '{"authToken":"***","a":1}'],
    ['the header of the portal', '{"auth-center-token":"k\\"x","b":2}', '{"auth-center-token":"***","b":2}'],
    ['a ticket in an address', 'GET /x?ticket=AB12cd&goto=/', 'GET /x?ticket=***&goto=/'],
    ['a token inside a quoted message', '{"message":"token: \\"abc\\" refused"}', '{"message":"token: \\"***\\" refused"}'],
    ['a bearer header', 'Bearer eyJh.b-c_d=', 'Bearer ***'],
    ['a password in an address', 'postgres://portal:hidden@host/db', 'postgres://portal:***@host/db'],
    ['a 256-bit secret', 'made q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA ok', 'made *** ok']
  ])('hides %s', (_, text, masked) => {
    expect(maskSecrets(text)).toBe(masked)
  })

  it.each([
    '/ljonethingapi/ybsl/queryThingInfos',
    '2026-11-20T13:31:53.381Z',
    '1763645513381',
    '办件 230103 已受理',
    '{"status":200,"ms":1.5}'
  ])('leaves %s alone', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })

  it('no 18-digit id and no mobile number survives, whatever stands around it', () => {
    const beside = fc.string({ unit: fc.constantFrom('a', '字', ' ', '"', ':', '-', '/', '{', ',') })
    const id = fc.stringMatching(/^\d{17}[\dX]$/)
    const phone = fc.stringMatching(/^1[3-9]\d{9}$/)
    fc.assert(
      fc.property(beside, fc.oneof(id, phone), beside, (before, secret, after) => {
        expect(maskSecrets(`${before}${secret}${after}`)).not.toContain(secret)
      })
    )
  })

  it('ends with half a million characters, over which steps in their square would take minutes', () => {
    for (const text of ['token', '1', 'a:', '"token":"', '://a:']) maskSecrets(text.repeat(500_000 / text.length))
  })
})
