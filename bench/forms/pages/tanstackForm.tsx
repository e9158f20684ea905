/** TanStack Form: controlled inputs, checked when left and on input. */
import { useForm } from '@tanstack/react-form'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { linked, offer, problemOf, sectionsOf } from './contender.ts'
import type { PlainField, PlainSection as Section } from './contender.ts'
import { PlainRow, PlainSection } from './plainParts.tsx'

let validate: () => unknown = () => undefined

const Form = ({ sections }: { readonly sections: readonly Section[] }) => {
  const defaultValues: Record<string, string> = Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ id }) => [id, ''])))
  const form = useForm({ defaultValues })
  validate = () => form.validateAllFields('change')
  const problemIn = (field: PlainField, value: string) =>
    problemOf(field, value, field.id === linked.target && form.getFieldValue(linked.choice) === linked.is) || undefined
  return sections.map(({ title, fields }) => (
    <PlainSection key={title} title={title}>
      {fields.map((field) => (
        <form.Field key={field.id} name={field.id} validators={{ onChange: ({ value }) => problemIn(field, value) }}>
          {({ state, handleChange, handleBlur }) => (
            <PlainRow
              field={field}
              problem={state.meta.errors[0] ?? ''}
              bound={{ value: state.value, onChange: ({ currentTarget }) => handleChange(currentTarget.value), onBlur: handleBlur }}
            />
          )}
        </form.Field>
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
