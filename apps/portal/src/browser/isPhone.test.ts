import { describe, expect, it } from 'vitest'
import { isPhone } from './isPhone.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

describe('phones', () => {
  it.each([
    ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['WeChat on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Mobile/15E148 MicroMessenger/8.0.60`],
    ['an Android phone', `Mozilla/5.0 (Linux; Android 14; 23127PN0CC) ${chrome} Mobile Safari/537.36`],
    ['Firefox on an Android phone', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['a HarmonyOS phone', `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chrome} Safari/537.36 ArkWeb/4.1.6.1 Mobile`]
  ])('%s is one', (_, userAgent) => {
    expect(isPhone({ userAgent })).toBe(true)
  })

  it.each([
    ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
    [
      'a Mac, and an iPad that asks for desktop sites',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`
    ],
    ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`],
    ['an iPad', `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Version/16.6 Mobile/15E148 Safari/604.1`],
    ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`],
    ['Firefox on an Android tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['a HarmonyOS tablet', `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${chrome} Safari/537.36 ArkWeb/4.1.6.1`],
    ['nothing said', '']
  ])('%s is none', (_, userAgent) => {
    expect(isPhone({ userAgent })).toBe(false)
  })

  it('the client hint counts more than the user agent', () => {
    const userAgent = `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`
    expect(isPhone({ userAgent, userAgentData: { mobile: false } })).toBe(false)
    expect(isPhone({ userAgent: 'Mozilla/5.0', userAgentData: { mobile: true } })).toBe(true)
  })
})
