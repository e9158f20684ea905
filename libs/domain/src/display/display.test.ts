import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonRows, comparisonText } from './comparisonLabels.ts'
import { messageTime } from './messageTime.ts'
import { labelLimit, truncateLabel } from './truncateLabel.ts'

describe('messageTime', () => {
  const sent = '2026-11-20 09:21:33'

  it('[R-9-39] the same day shows the time', () => {
    expect(messageTime(sent, '2026-11-20 23:59:59')).toBe('09:21:33')
    expect(messageTime('2026-11-19T16:30:00Z', '2026-11-20 08:00')).toBe('00:30:00')
  })

  it('[R-9-40] the same year shows month and day', () => {
    expect(messageTime(sent, '2026-11-21')).toBe('11-20')
    expect(messageTime(sent, '2026-01-01')).toBe('11-20')
  })

  it('[R-9-41] otherwise the date', () => {
    expect(messageTime(sent, '2027-01-01')).toBe('2026-11-20')
    expect(messageTime(sent, '2027-11-20')).toBe('2026-11-20')
  })

  it('shows nothing for what is no time', () => {
    expect(messageTime('', '2026-11-20')).toBe('')
    expect(messageTime(undefined, undefined)).toBe('')
  })
})

describe('comparison labels', () => {
  it('[R-9-42] handling time in working days', () => {
    expect([comparisonRows.handlingDays.title, comparisonText('handlingDays', 15)]).toEqual(['办理时间', '15个工作日'])
  })

  it('[R-9-43] runs as at most N', () => {
    expect([comparisonRows.runs.title, comparisonText('runs', 1)]).toEqual(['跑动次数', '最多跑1次'])
  })

  it('[R-9-44] materials in copies', () => {
    expect([comparisonRows.materials.title, comparisonText('materials', 12)]).toEqual(['申请材料', '12份'])
  })

  it('[R-9-45] steps', () => {
    expect([comparisonRows.links.title, comparisonText('links', 4)]).toEqual(['办理环节', '4个环节'])
  })
})

describe('truncateLabel', () => {
  it.each([
    ['', { text: '' }],
    ['一二三四五六七八九十', { text: '一二三四五六七八九十' }],
    ['一二三四五六七八九十一', { text: '一二三四五六七八九十…', tooltip: '一二三四五六七八九十一' }],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', { text: '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷…', tooltip: '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷' }]
  ])('%j', (label, shown) => {
    expect(truncateLabel(label)).toEqual(shown)
  })

  it('shows at most 10 characters of the label and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (label) => {
        const { text, tooltip } = truncateLabel(label)
        expect(tooltip ?? text).toBe(label)
        expect(Array.from(text).length).toBeLessThanOrEqual(tooltip === undefined ? labelLimit : labelLimit + 1)
      })
    )
  })
})
