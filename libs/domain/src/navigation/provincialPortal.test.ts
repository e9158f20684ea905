import { describe, expect, it } from 'vitest'
import { correctionLink, defaultProvincialPortal, lifeCycleLink, provincialPortalOf } from './provincialPortal.ts'

const portal = 'https://zwfw.example.invalid/hlj'

describe('the provincial portal', () => {
  it('[R-9-53] a case is corrected there by its number, those of persons and of companies apart', () => {
    expect(correctionLink(portal, '0', '230100-1-M03')).toBe(`${portal}/personal/caseCorrection?caseNo=230100-1-M03`)
    expect(correctionLink(portal, '1', '230100-1-M03')).toBe(`${portal}/enterprise/caseCorrection?caseNo=230100-1-M03`)
    expect(correctionLink(portal, '0', 'a&b=#/?')).toBe(`${portal}/personal/caseCorrection?caseNo=a%26b%3D%23%2F%3F`)
  })

  it.each([
    ['birth', `${portal}/lifeCycle/birth`],
    ['出生', `${portal}/lifeCycle/%E5%87%BA%E7%94%9F`],
    ['', undefined],
    ['..', undefined],
    ['a/b', undefined],
    ['a?b', undefined],
    ['x'.repeat(65), undefined]
  ])('a life event by its name: %s', (name, link) => {
    expect(lifeCycleLink(portal, name)).toBe(link)
  })

  it.each([
    [undefined, defaultProvincialPortal],
    ['__PROVINCIAL_PORTAL_URL__', defaultProvincialPortal],
    ['http://zwfw.example.invalid', defaultProvincialPortal],
    ['javascript:alert(1)', defaultProvincialPortal],
    [`${portal}/`, portal]
  ])('is at the configured address: %s', (configured, at) => {
    expect(provincialPortalOf(configured)).toBe(at)
  })
})
