import { expect, it } from 'vitest'
import type { Certificate } from './Certificate.ts'
import { certificateObstacle, obstacleText } from './Certificate.ts'

const wanted = { certCode: 'HZ', holder: '23019919930412002X', today: '2026-11-22' }
const certificate: Certificate = {
  certId: 'Z1',
  certCode: 'HZ',
  certType: '居民户口簿',
  number: '230199001',
  issuer: '公安局',
  validFrom: '2020-01-01',
  holders: [
    { name: '林海峰', cardId: '230199199108200030' },
    { name: '周晓岚', cardId: '23019919930412002x' }
  ]
}

it.each([
  ['of one of its holders', certificate, undefined],
  ['valid to this day', { ...certificate, validUntil: '2026-11-22' }, undefined],
  ['valid from this day', { ...certificate, validFrom: '2026-11-22' }, undefined],
  ['valid to the day before', { ...certificate, validUntil: '2026-11-21' }, 'expired'],
  ['valid from the day after', { ...certificate, validFrom: '2026-11-23' }, 'notYetValid'],
  ['withdrawn', { ...certificate, isWithdrawn: true }, 'withdrawn'],
  ['of somebody else', { ...certificate, holders: [{ name: '孙丽华', cardId: '230199197108160025' }] }, 'otherHolder'],
  ['of another kind', { ...certificate, certCode: 'SFZ' }, 'otherKind'],
  ['that the locker does not have', undefined, 'gone']
] as const)('a certificate %s', (_title, asked, obstacle) => {
  expect(certificateObstacle(asked, wanted)).toBe(obstacle)
})

it('nobody holds one under an empty number', () => {
  expect(certificateObstacle({ ...certificate, holders: [{ name: '', cardId: '' }] }, { ...wanted, holder: '' })).toBe('otherHolder')
})

it('says since when it is of no use', () => {
  expect(obstacleText('expired', { ...certificate, validUntil: '2026-11-21' })).toBe('已于2026-11-21到期')
})
