import { describe, expect, it } from 'vitest'
import { defaultRealNameLevel, realNameLevel, realNameLevelAt } from './realNameLevel.ts'

describe('real-name level', () => {
  it('[R-3.1-25] is the place in the ordered list counted from 1, five levels, the first by default', () => {
    expect([0, 1, 2, 3, 4].map(realNameLevelAt)).toEqual([1, 2, 3, 4, 5])
    expect(realNameLevel.rows.map((row) => row.label)).toEqual(['一级', '二级', '三级', '四级', '五级'])
    expect(defaultRealNameLevel).toBe(1)
  })

  it.each([-1, 5, 0.5, NaN, Infinity])('a place outside the list (%d) is the default level', (index) => {
    expect(realNameLevelAt(index)).toBe(defaultRealNameLevel)
  })
})
