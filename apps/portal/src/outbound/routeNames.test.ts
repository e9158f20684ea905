import { describe, expect, it } from 'vitest'
import { formatRouteName, redirectTarget, routeNames } from './routeNames.ts'

const names = routeNames([
  { fullPath: '/onethingSpecialColumn', options: { staticData: { name: 'onethingSpecialColumn' } } },
  { fullPath: '/doThing/doThingProgress/oneThingList', options: { staticData: { name: 'oneThingList' } } },
  { fullPath: '/doThing', options: {} },
  { fullPath: '/personal/redirectPage/{-$name}', options: { staticData: { name: 'personalRedirect' } } }
])

describe('route names', () => {
  it('[R-2.3-18] for legal persons the name becomes e and the name with its first letter upper-cased', () => {
    expect(formatRouteName('oneThingList', '1')).toBe('eOneThingList')
    expect(formatRouteName('oneThingList', '0')).toBe('oneThingList')
  })

  it('[R-2.3-07] a redirect page without a name goes home', () => {
    for (const name of [undefined, '']) expect(redirectTarget(names, name, '0')).toBe('/onethingSpecialColumn')
  })

  it('[R-2.3-08] the formatted name is used when the route tree has it, otherwise the raw name', () => {
    const own = new Map([...names, ['eOneThingList', '/e/oneThingList'], ['onlyRaw', '/raw']])
    expect(redirectTarget(own, 'oneThingList', '1')).toBe('/e/oneThingList')
    expect(redirectTarget(own, 'oneThingList', '0')).toBe('/doThing/doThingProgress/oneThingList')
    expect(redirectTarget(own, 'onlyRaw', '1')).toBe('/raw')
  })

  it.each(['https://evil.example', '//evil.example', '/doThing', '../x', 'doThing', 'personalRedirect', '__proto__', 'constructor'])(
    '[R-2.3-12] %s is no route name and leads home',
    (name) => {
      for (const userType of ['0', '1'] as const) expect(redirectTarget(names, name, userType)).toBe('/onethingSpecialColumn')
    }
  )
})
