import { useState } from 'react'
import type { Examples } from '../testing/Examples.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const Segments = () => {
  const [value, setValue] = useState('person')
  return (
    <SegmentedControl
      label="服务对象"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'person', label: '个人' },
        { value: 'company', label: '法人' }
      ]}
    />
  )
}

export const examples: Examples = {
  分段: Segments
}
