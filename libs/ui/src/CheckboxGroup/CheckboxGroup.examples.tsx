import { useState } from 'react'
import { Field } from '../Field/Field.tsx'
import type { Examples } from '../testing/Examples.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const Several = () => {
  const [value, setValue] = useState<readonly string[]>(['id'])
  return (
    <Field group label="领取方式" required hint="可多选">
      <CheckboxGroup
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'id', label: '窗口领取' },
          { value: 'mail', label: '邮寄送达' },
          { value: 'e', label: '电子证照' }
        ]}
      />
    </Field>
  )
}

export const examples: Examples = {
  多选: Several
}
