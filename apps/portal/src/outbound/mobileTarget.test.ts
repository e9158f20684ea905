import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MobileVisit } from './mobileTarget.ts'
import { mobileTarget } from './mobileTarget.ts'

const visit = (seen: Partial<MobileVisit>): MobileVisit => ({
  mobile: new URL('https://m.hlj.gov.cn'),
  portalHost: 'zwfw.hlj.gov.cn',
  routeName: 'themeForm',
  nameInPath: undefined,
  search: '',
  secrets: new Map(),
  ...seen
})

/** What may stand in a query as a browser hands it on. */
const query = fc.stringMatching(/^[\w\-.~!$&'()*+,;=:@/?%]*$/)

describe('the target of the mobile redirect', () => {
  it.each(['enterpriseRedirect', 'personalRedirect'])('[R-2.3-22] %s leads to /redirectPage/ and the name in its path', (routeName) => {
    expect(mobileTarget(visit({ routeName, nameInPath: 'oneThingList' }))).toBe('https://m.hlj.gov.cn/redirectPage/oneThingList')
  })

  it.each(['onethingSpecialColumn', 'themeForm', 'oneThingDetails', 'onethingLoginJumpPage'])(
    '[R-2.3-23] any other route leads to /redirectPage/ and its own name: %s',
    (routeName) => {
      expect(mobileTarget(visit({ routeName, nameInPath: 'oneThingList' }))).toBe(`https://m.hlj.gov.cn/redirectPage/${routeName}`)
    }
  )

  it.each(['https://m.hlj.gov.cn/app', 'https://m.hlj.gov.cn/app/'])('stands under the path of %s', (mobile) => {
    expect(mobileTarget(visit({ mobile: new URL(mobile) }))).toBe('https://m.hlj.gov.cn/app/redirectPage/themeForm')
  })

  it('a route without a name leads to that of home, and so does a redirect page without one', () => {
    const home = 'https://m.hlj.gov.cn/redirectPage/onethingSpecialColumn'
    expect(mobileTarget(visit({ routeName: undefined }))).toBe(home)
    for (const nameInPath of [undefined, '']) expect(mobileTarget(visit({ routeName: 'personalRedirect', nameInPath }))).toBe(home)
  })

  it.each(['?code=HLJYJS0001&draft=g1', '?name=%E5%87%BA%E7%94%9F+%20&x', '?a=1&a=2&empty=&b', '?next=https://x.example/?y=1'])(
    '[R-2.3-24] carries the query as it was written: %s',
    (search) => {
      expect(mobileTarget(visit({ search }))).toBe(`https://m.hlj.gov.cn/redirectPage/themeForm${search}`)
    }
  )

  it('carries the token behind the query to a mobile address of the same registrable domain over https', () => {
    const secrets = new Map([['token', 'a b&c']] as const)
    expect(mobileTarget(visit({ secrets, search: '?x=1' }))).toBe('https://m.hlj.gov.cn/redirectPage/themeForm?x=1&token=a%20b%26c')
    expect(mobileTarget(visit({ secrets }))).toBe('https://m.hlj.gov.cn/redirectPage/themeForm?token=a%20b%26c')
  })

  it.each(['http://m.hlj.gov.cn', 'https://m.jl.gov.cn', 'https://m.example', 'http://127.0.0.1:5174'])(
    'leaves the token out for %s',
    (mobile) => {
      const secrets = new Map([
        ['token', 'secret'],
        ['ticket', 'secret']
      ] as const)
      expect(mobileTarget(visit({ mobile: new URL(mobile), secrets, search: '?x=1' }))).toBe(`${mobile}/redirectPage/themeForm?x=1`)
    }
  )

  it.each(['https://evil.example', '//evil.example', '..', '.', '%2e%2e', 'a/b', 'a?b', 'a#b', '@evil', 'a\\b', ' oneThingList', '1'])(
    '[R-2.3-12] “%s” in the path is no name and leads home',
    (nameInPath) => {
      expect(mobileTarget(visit({ routeName: 'personalRedirect', nameInPath }))).toBe(
        'https://m.hlj.gov.cn/redirectPage/onethingSpecialColumn'
      )
    }
  )

  it('whatever an address holds, the target stays below the configured one', () => {
    fc.assert(
      fc.property(fc.string(), query, (nameInPath, query) => {
        const target = new URL(
          mobileTarget(
            visit({ mobile: new URL('https://m.hlj.gov.cn/app'), routeName: 'personalRedirect', nameInPath, search: `?${query}` })
          )
        )
        expect(target.origin).toBe('https://m.hlj.gov.cn')
        expect(target.pathname).toMatch(/^\/app\/redirectPage\/[\w-]+$/)
        expect(target.username + target.password + target.hash).toBe('')
      })
    )
  })
})
