import { describe, expect, it } from 'vitest'
import { newborn } from '../../cases/sceneFiles.ts'
import { sampleValue, sampleValues } from './sampleValues.ts'

describe('sample values', () => {
  it.each([
    ['@today-17 08:16', 'yyyy-mm-dd hh:mm', '2026-11-03 08:16'],
    ['@today', 'yyyy', '2026'],
    ['@today+21', undefined, '2026-12-11'],
    ['@today-30', 'yyyy-mm', '2026-10'],
    ['林北雪', undefined, '林北雪']
  ])('%s in a field of format %s is %s', (text, format, expected) => expect(sampleValue(text, '2026-11-20', format)).toBe(expected))

  it('move with the day they are used on', () => {
    expect(sampleValues(newborn, '2027-01-05')).toMatchObject({
      babyBirthTime: '2026-12-19 08:16',
      insuredYear: '2027',
      motherBirth: '1993-04-12'
    })
  })
})
