import { useState } from 'react'
import type { Examples } from '../testing/Examples.ts'
import { Select } from './Select.tsx'

const Chosen = () => {
  const [value, setValue] = useState('')
  return (
    <Select
      aria-label="新生儿性别"
      options={[
        { value: '1', label: '男' },
        { value: '2', label: '女' }
      ]}
      value={value}
      onValueChange={setValue}
    />
  )
}

export const examples: Examples = {
  选择: Chosen,
  不可用: () => <Select aria-label="出生地" disabled options={[{ value: '1', label: '哈尔滨市' }]} value="1" />,
  错误: () => <Select aria-label="出生地" invalid options={[{ value: '1', label: '哈尔滨市' }]} value="1" />
}
