import { describe, expect, it } from 'vitest'
import { comparisonRows, comparisonText } from './comparisonLabels.ts'

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
