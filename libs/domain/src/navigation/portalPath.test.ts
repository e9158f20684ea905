import { describe, expect, it } from 'vitest'
import { homePath, portalPath, reloginPath } from './portalPath.ts'

describe('portalPath', () => {
  it.each([
    '/themeWrapper/themeForm?code=HLJYJS0001&draft=g1',
    '/doThing/oneThingDetails?applyNo=230100-1',
    reloginPath('8F3K2M4N7P'),
    '/search?keys=a,b~c+d:e@f'
  ])('%s stays as it is', (path) => expect(portalPath(path)).toBe(path))

  it.each([
    undefined,
    '',
    'home',
    '//evil.example',
    'https://evil.example',
    '/\\\\evil.example',
    '/a/../../b',
    '/a b',
    'javascript:alert(1)'
  ])('%s could lead elsewhere and becomes the home page', (path) => expect(portalPath(path)).toBe(homePath))
})
