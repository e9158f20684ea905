/** The floor (地板): bare React, one store for the form with a subscription per field, sections that are laid out when seen. */
import { memo, useSyncExternalStore } from 'react'
import type { ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { linked, offer, problemOf, sectionsOf } from './contender.ts'
import type { PlainField } from './contender.ts'
import { PlainRow, PlainSection } from './plainParts.tsx'

interface State {
  readonly value: string
  readonly problem: string
}

const fields = new Map<string, PlainField>()
const states = new Map<string, State>()
const listeners = new Map<string, () => void>()
const untouched: State = { value: '', problem: '' }

const put = (id: string, state: State) => {
  states.set(id, state)
  listeners.get(id)?.()
}
const problemNow = (field: PlainField, value: string) =>
  problemOf(field, value, field.id === linked.target && states.get(linked.choice)?.value === linked.is)

const Field = memo(({ field }: { readonly field: PlainField }) => {
  const { id } = field
  const { value, problem } = useSyncExternalStore(
    (listener) => {
      listeners.set(id, listener)
      return () => listeners.delete(id)
    },
    () => states.get(id) ?? untouched
  )
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    put(id, { value: currentTarget.value, problem: problem === '' ? '' : problemNow(field, currentTarget.value) })
  const onBlur = () => put(id, { value, problem: problemNow(field, value) })
  return <PlainRow field={field} problem={problem} bound={{ value, onChange, onBlur }} />
})
Field.displayName = 'Field'

offer({
  mount: (root, count) => {
    const sections = sectionsOf(count)
    for (const field of sections.flatMap((section) => section.fields)) fields.set(field.id, field)
    flushSync(() =>
      createRoot(root).render(
        <div className="form">
          {sections.map((section) => (
            <PlainSection key={section.title} title={section.title}>
              {section.fields.map((field) => (
                <Field key={field.id} field={field} />
              ))}
            </PlainSection>
          ))}
        </div>
      )
    )
  },
  validate: () => {
    for (const [id, field] of fields) {
      const { value } = states.get(id) ?? untouched
      const problem = problemNow(field, value)
      if (problem !== '') put(id, { value, problem })
    }
  },
  errors: '.error'
})
