/** Formily: a reactive model of each field, plain inputs connected to it. */
import { createForm, isField } from '@formily/core'
import type { Form as FormModel } from '@formily/core'
import { Field, FormProvider, observer, useField } from '@formily/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { linked, offer, problemOf, sectionsOf } from './contender.ts'
import type { PlainField } from './contender.ts'
import { PlainRow, PlainSection } from './plainParts.tsx'

const Row = observer(({ field }: { readonly field: PlainField }) => {
  const model = useField()
  if (!isField(model)) return null
  const problem = model.selfErrors[0]
  return (
    <PlainRow
      field={field}
      problem={typeof problem === 'string' ? problem : ''}
      bound={{
        value: String(model.value ?? ''),
        onChange: ({ currentTarget }) => void model.onInput(currentTarget.value),
        onBlur: () => void model.onBlur()
      }}
    />
  )
})

const validatorOf = (field: PlainField, form: FormModel) => ({
  triggerType: 'onInput' as const,
  validator: (value: unknown) =>
    problemOf(field, String(value ?? ''), field.id === linked.target && form.getValuesIn(linked.choice) === linked.is)
})

const form = createForm()

offer({
  mount: (root, count) => {
    const sections = sectionsOf(count)
    flushSync(() =>
      createRoot(root).render(
        <FormProvider form={form}>
          {sections.map(({ title, fields }) => (
            <PlainSection key={title} title={title}>
              {fields.map((field) => (
                <Field key={field.id} name={field.id} validator={validatorOf(field, form)} component={[Row, { field }]} />
              ))}
            </PlainSection>
          ))}
        </FormProvider>
      )
    )
  },
  validate: () => form.validate().catch(() => undefined),
  errors: '.error'
})
