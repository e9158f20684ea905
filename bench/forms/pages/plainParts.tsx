/** What a library that draws nothing itself is given to draw (素控件): label, hint, control and error as in the floor. */
import './plain.css'
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import { choices } from './contender.ts'
import type { PlainField } from './contender.ts'

interface Bound {
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement & HTMLSelectElement>
  readonly value?: string
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  readonly onBlur: FocusEventHandler<HTMLInputElement | HTMLSelectElement>
}

export const PlainRow = ({ field, problem, bound }: { readonly field: PlainField; readonly problem: string; readonly bound: Bound }) => {
  const { id, label, hint, kind, required } = field
  const shared = {
    ...bound,
    id,
    className: 'control',
    'aria-required': required || undefined,
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': problem !== '' ? `${id}-error` : hint !== '' ? `${id}-hint` : undefined
  }
  return (
    <div className="cell">
      <label className="label" htmlFor={id}>
        {label}
        {required ? <span className="star">*</span> : null}
      </label>
      {hint === '' ? null : (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
      {kind === 'select' ? (
        <select {...shared}>
          <option value="">请选择</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} placeholder={kind === 'date' ? '例如 2026-01-31' : undefined} />
      )}
      {kind === 'date' ? (
        <button type="button" className="open">
          选择
        </button>
      ) : null}
      {problem === '' ? null : (
        <div id={`${id}-error`} className="error">
          {problem}
        </div>
      )}
    </div>
  )
}

/** A section that is laid out when seen. */
export const PlainSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="section">
    <h2>{title}</h2>
    <div className="grid">{children}</div>
  </section>
)
