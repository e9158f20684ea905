import type { Examples } from '../testing/Examples.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

export const examples: Examples = {
  对比: () => (
    <ComparisonTable
      rows={[
        { id: 'time', label: '减时间', unit: '个工作日', before: 38, after: 5 },
        { id: 'runs', label: '减跑动', unit: '次', before: 8, after: 1, afterText: '最多 1 次' },
        { id: 'materials', label: '减材料', unit: '份', before: 22, after: 3 },
        { id: 'steps', label: '减环节', unit: '个', before: 16, after: 4 }
      ]}
    />
  )
}
