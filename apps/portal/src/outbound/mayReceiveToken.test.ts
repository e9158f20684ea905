import { describe, expect, it } from 'vitest'
import { mayReceiveToken } from './mayReceiveToken.ts'

const zwfw = 'zwfw.hlj.gov.cn'

describe('who may receive the token', () => {
  it.each([
    ['https://zwfw.hlj.gov.cn/m', zwfw],
    ['https://m.zwfw.hlj.gov.cn', zwfw],
    ['https://m.hlj.gov.cn', zwfw],
    ['https://hlj.gov.cn', zwfw],
    ['https://m.hlj.gov.cn:8443/app', zwfw],
    ['https://m.zwfw.hlj.gov.cn', 'hlj.gov.cn'],
    ['https://ljonething.example', 'ljonething.example']
  ])('%s of the portal at %s', (mobile, host) => {
    expect(mayReceiveToken(new URL(mobile), host)).toBe(true)
  })

  it.each([
    ['http://m.hlj.gov.cn', zwfw],
    ['http://zwfw.hlj.gov.cn', zwfw],
    ['https://m.jl.gov.cn', zwfw],
    ['https://gov.cn', zwfw],
    ['https://www.gov.cn', 'gov.cn'],
    ['https://hlj.gov.cn.evil.example', zwfw],
    ['https://evilhlj.gov.cn', zwfw],
    ['https://hlj-gov.cn', zwfw],
    ['https://m.hljgov.cn', zwfw],
    ['https://m.hlj.com', 'zwfw.hlj.com'],
    ['https://m.portal.github.io', 'portal.github.io'],
    ['https://m.hlj.gov.cn.', zwfw],
    ['http://127.0.0.1:5174', '127.0.0.1']
  ])('not %s of the portal at %s', (mobile, host) => {
    expect(mayReceiveToken(new URL(mobile), host)).toBe(false)
  })
})
