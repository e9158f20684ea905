/** Ant Design Form with its own inputs, selects and date pickers. */
import { ConfigProvider, DatePicker, Form, Input, Select } from 'antd'
import type { FormInstance } from 'antd'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { choices, linked, offer, problemOf, sectionsOf } from './contender.ts'
import type { PlainField, PlainSection } from './contender.ts'

let form: FormInstance | undefined

const controls = { text: <Input />, select: <Select options={[...choices]} placeholder="请选择" />, date: <DatePicker /> } as const

const Row = ({ field }: { readonly field: PlainField }) => (
  <Form.Item
    name={field.id}
    label={field.label}
    required={field.required}
    extra={field.hint === '' ? undefined : field.hint}
    dependencies={field.id === linked.target ? [linked.choice] : []}
    rules={[
      ({ getFieldValue }) => ({
        validator: (_rule, value: unknown) => {
          const isLinked = field.id === linked.target && getFieldValue(linked.choice) === linked.is
          const problem = problemOf(field, value === undefined || value === null ? '' : String(value), isLinked)
          return problem === '' ? Promise.resolve() : Promise.reject(new Error(problem))
        }
      })
    ]}
  >
    {controls[field.kind]}
  </Form.Item>
)

const Whole = ({ sections }: { readonly sections: readonly PlainSection[] }) => {
  const [made] = Form.useForm()
  form = made
  return (
    <ConfigProvider>
      <Form form={made} layout="vertical">
        {sections.map(({ title, fields }) => (
          <section key={title} style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 1800px' }}>
            <h2>{title}</h2>
            {fields.map((field) => (
              <Row key={field.id} field={field} />
            ))}
          </section>
        ))}
      </Form>
    </ConfigProvider>
  )
}

offer({
  mount: (root, count) => {
    const sections = sectionsOf(count)
    flushSync(() => createRoot(root).render(<Whole sections={sections} />))
  },
  validate: () => form?.validateFields().catch(() => undefined),
  errors: '.ant-form-item-has-error'
})
