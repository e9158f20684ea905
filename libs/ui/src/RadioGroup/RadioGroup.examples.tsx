import { useState } from 'react'
import { Field } from '../Field/Field.tsx'
import type { Examples } from '../testing/Examples.ts'
import { RadioGroup } from './RadioGroup.tsx'

const One = () => {
  const [value, setValue] = useState('1')
  return (
    <Field group label="是否双胞胎或多胞胎" required>
      <RadioGroup
        value={value}
        onValueChange={setValue}
        options={[
          { value: '1', label: '是' },
          { value: '0', label: '否' },
          { value: '2', label: '不详', disabled: true }
        ]}
      />
    </Field>
  )
}

export const examples: Examples = {
  单选: One,
  只读: () => (
    <Field group label="婚姻状况" readOnly source="来自实名认证">
      <RadioGroup
        value="1"
        onValueChange={() => undefined}
        options={[
          { value: '1', label: '已婚' },
          { value: '0', label: '未婚' }
        ]}
      />
    </Field>
  ),
  错误: () => (
    <Field group label="婚姻状况" required error="请选择婚姻状况">
      <RadioGroup
        direction="column"
        value={undefined}
        onValueChange={() => undefined}
        options={[
          { value: '1', label: '已婚' },
          { value: '0', label: '未婚' }
        ]}
      />
    </Field>
  )
}
