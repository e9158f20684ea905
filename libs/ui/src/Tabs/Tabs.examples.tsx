import type { Examples } from '../testing/Examples.ts'
import { Tabs } from './Tabs.tsx'

export const examples: Examples = {
  标签页: () => (
    <Tabs
      label="专区"
      items={[
        { value: 'p', label: '省级专区', content: <p>省级一件事</p> },
        { value: 'c', label: '市级专区', content: <p>市级一件事</p> },
        { value: 'x', label: '更多', content: null, disabled: true }
      ]}
    />
  )
}
