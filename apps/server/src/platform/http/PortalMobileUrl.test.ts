import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { PortalMobileUrl } from './PortalMobileUrl.ts'

const read = Schema.decodeUnknownSync(PortalMobileUrl)

describe('the mobile address', () => {
  it.each([
    ['https://m.zwfw.hlj.gov.cn', 'https://m.zwfw.hlj.gov.cn'],
    ['https://M.zwfw.hlj.gov.cn/app/', 'https://m.zwfw.hlj.gov.cn/app'],
    ['https://m.zwfw.hlj.gov.cn:8443/a/b', 'https://m.zwfw.hlj.gov.cn:8443/a/b'],
    ['http://127.0.0.1:5174', 'http://127.0.0.1:5174'],
    ['http://localhost:5174/m', 'http://localhost:5174/m']
  ])('%s is taken', (text, address) => {
    expect(read(text)).toBe(address)
  })

  it.each([
    '',
    'm.zwfw.hlj.gov.cn',
    '//m.zwfw.hlj.gov.cn',
    '/app',
    'https:m.zwfw.hlj.gov.cn',
    'http://m.zwfw.hlj.gov.cn',
    'http://127.0.0.1.evil.example',
    'ftp://127.0.0.1/app',
    'javascript:alert(1)',
    'https://a:b@m.zwfw.hlj.gov.cn',
    'https://a@m.zwfw.hlj.gov.cn',
    'https://m.zwfw.hlj.gov.cn?a=1',
    'https://m.zwfw.hlj.gov.cn?',
    'https://m.zwfw.hlj.gov.cn#top',
    'https://m.zwfw.hlj.gov.cn/a b',
    'https://m.zwfw.hlj.gov.cn:99999',
    ' https://m.zwfw.hlj.gov.cn'
  ])('“%s” is refused', (text) => {
    expect(() => read(text)).toThrow()
  })
})
