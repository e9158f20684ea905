import { Field } from '../Field/Field.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import type { Examples } from '../testing/Examples.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export const examples: Examples = {
  汇总: () => (
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'mother-number', label: '母亲公民身份号码', message: '身份证格式错误' },
          { fieldId: 'child-name', label: '新生儿姓名', message: '新生儿姓氏与父亲或母亲姓氏不一致，请重新输入' }
        ]}
      />
      <Field id="mother-number" label="母亲公民身份号码" error="身份证格式错误">
        <TextInput />
      </Field>
      <Field id="child-name" label="新生儿姓名" error="新生儿姓氏与父亲或母亲姓氏不一致，请重新输入">
        <TextInput />
      </Field>
    </>
  )
}
