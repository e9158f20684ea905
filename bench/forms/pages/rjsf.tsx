/** RJSF: a JSON schema with its own templates, widgets and ajv; like the others it checks while one types only after the whole was checked. */
import './plain.css'
import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { choices, linked, offer, sectionsOf } from './contender.ts'
import type { PlainField } from './contender.ts'

const form = createRef<Form>()
let checkFromNowOn: () => void = () => undefined

const Checked = ({ schema, uiSchema }: { readonly schema: RJSFSchema; readonly uiSchema: UiSchema }) => {
  const [isChecked, setChecked] = useState(false)
  checkFromNowOn = () => setChecked(true)
  const live = isChecked ? ({ liveValidate: 'onChange' } as const) : {}
  return <Form ref={form} schema={schema} uiSchema={uiSchema} validator={validator} {...live} showErrorList={false} />
}

const schemaOf = ({ label, kind, pattern, hint }: PlainField): RJSFSchema => ({
  type: 'string',
  title: label,
  ...(hint === '' ? {} : { description: hint }),
  ...(kind === 'select' ? { enum: choices.map(({ label: name }) => name) } : {}),
  ...(pattern === undefined ? {} : { pattern: pattern.source })
})

offer({
  mount: (root, count) => {
    const sections = sectionsOf(count)
    const schema: RJSFSchema = {
      type: 'object',
      properties: Object.fromEntries(
        sections.map(({ title, fields }, at): [string, RJSFSchema] => [
          `s${at}`,
          {
            type: 'object',
            title,
            properties: Object.fromEntries(fields.map((field) => [field.id, schemaOf(field)])),
            required: fields.flatMap(({ id, required }) => (required ? [id] : [])),
            ...(at === 0
              ? {
                  if: { properties: { [linked.choice]: { const: choices[0]?.label } }, required: [linked.choice] },
                  then: { required: [linked.target] }
                }
              : {})
          }
        ])
      )
    }
    const uiSchema: UiSchema = Object.fromEntries(sections.map((_section, at) => [`s${at}`, { 'ui:classNames': 'section' }]))
    flushSync(() => createRoot(root).render(<Checked schema={schema} uiSchema={uiSchema} />))
  },
  validate: () => {
    flushSync(() => form.current?.validateForm())
    flushSync(checkFromNowOn)
  },
  errors: '.error-detail > li'
})
