import type { Field as FormField } from '@ljonething/domain/form/FormDescription'
import { Field } from '@ljonething/ui/Field'
import type { ReactNode } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { remarkOf } from '../remarks/remarkOf.tsx'
import * as remarks from '../remarks/remarks.css.ts'
import { useField } from '../hooks/useField.ts'
import * as styles from './Booking.css.ts'

interface BookingPartProps {
  readonly store: FormStore
  readonly field: FormField
  readonly children: ReactNode
}

/** One field of a booking with its label, remark and error (预约项), where the error summary finds it. */
export const BookingPart = ({ store, field, children }: BookingPartProps) => {
  const { issue, required, disabled, notes } = useField(store, field.id)
  return (
    <div className={styles.fullRow} data-field={field.id}>
      <Field
        id={controlId(field.id)}
        group
        label={field.label}
        required={required}
        disabled={disabled}
        help={remarkOf(field.remark)}
        error={issue?.message}
        note={notes.length === 0 ? undefined : <span className={remarks.note}>{notes.join('\n')}</span>}
      >
        {children}
      </Field>
    </div>
  )
}
