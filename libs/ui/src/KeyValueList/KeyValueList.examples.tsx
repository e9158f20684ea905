import type { Examples } from '../testing/Examples.ts'
import { KeyValueList } from './KeyValueList.tsx'

export const examples: Examples = {
  两列: () => (
    <KeyValueList
      columns={2}
      items={[
        { key: '申请编号', value: '230000-20261120-8F3K2M' },
        { key: '申请人', value: '张*三' },
        { key: '提交时间', value: '2026-11-20 12:10' },
        { key: '联系电话', value: '' },
        { key: '通信地址', value: '黑龙江省哈尔滨市南岗区荣市街道', wide: true }
      ]}
    />
  )
}
