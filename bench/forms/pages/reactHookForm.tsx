/** react-hook-form: uncontrolled inputs, each field with its own form state, checked when left and from then on. */
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useForm, useFormState } from 'react-hook-form'
import type { Control, UseFormRegister } from 'react-hook-form'
import { linked, offer, problemOf, sectionsOf } from './contender.ts'
import type { PlainField, PlainSection as Section } from './contender.ts'
import { PlainRow, PlainSection } from './plainParts.tsx'

type Values = Record<string, string>

interface RowProps {
  readonly field: PlainField
  readonly control: Control<Values>
  readonly register: UseFormRegister<Values>
}

const Row = memo(({ field, control, register }: RowProps) => {
  const { errors } = useFormState({ control, name: field.id, exact: true })
  const validate = (value: string, values: Values) =>
    problemOf(field, value, field.id === linked.target && values[linked.choice] === linked.is) || true
  return <PlainRow field={field} problem={errors[field.id]?.message ?? ''} bound={register(field.id, { validate })} />
})
Row.displayName = 'Row'

let validate: () => unknown = () => undefined

const Form = ({ sections }: { readonly sections: readonly Section[] }) => {
  const { control, register, handleSubmit } = useForm<Values>({ mode: 'onTouched', defaultValues: {} })
  validate = handleSubmit(() => undefined)
  return sections.map(({ title, fields }) => (
    <PlainSection key={title} title={title}>
      {fields.map((field) => (
        <Row key={field.id} field={field} control={control} register={register} />
      ))}
    </PlainSection>
  ))
}

offer({
  mount: (root, count) => {
    const sections = sectionsOf(count)
    flushSync(() => createRoot(root).render(<Form sections={sections} />))
  },
  validate: () => validate(),
  errors: '.error'
})
