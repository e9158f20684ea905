import { ComparisonStat, ComparisonStats } from './ComparisonStat.tsx'
import type { Examples } from '../testing/Examples.ts'

export const examples: Examples = {
  清单: () => (
    <ComparisonStats>
      <ComparisonStat label="办理时间" unit="个工作日" before={38} after={5} />
      <ComparisonStat label="最多跑动" unit="次" before={8} after={1} />
      <ComparisonStat label="提交材料" unit="份" before={22} after={3} />
      <ComparisonStat label="办理环节" unit="个" before={16} after={4} />
    </ComparisonStats>
  ),
  卡片: () => (
    <ComparisonStats columns={4}>
      <ComparisonStat variant="saving" label="工作日" unit="个工作日" before={38} after={5} />
      <ComparisonStat variant="saving" label="跑动" unit="次" before={8} after={1} />
      <ComparisonStat variant="saving" label="材料" unit="份" before={22} after={3} />
      <ComparisonStat variant="saving" label="环节" unit="个" before={16} after={4} />
    </ComparisonStats>
  )
}
