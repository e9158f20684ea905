import type { Field } from '@ljonething/domain/form/FormDescription'
import { useLayoutEffect } from 'react'
import type { FormStore } from '../../engine/FormStore.ts'
import { useField } from '../../hooks/useField.ts'
import { boundsOf } from '../../widgets/DateInput/boundsOf.ts'
import { DatePopup } from '../../widgets/DateInput/DatePopup.tsx'
import { pickerOf } from '../../widgets/DateInput/pickerOf.ts'
import { widgetField } from '../../widgets/widgetField.ts'

interface PickingProps {
  readonly store: FormStore
  readonly field: Field
  readonly onPick: (value: string) => void
  /** It stands there now. */
  readonly onShown: () => void
}

/** The popup of a date and its button, open at first (日期选择): it comes with the first press on the button of a plain row. */
const Picking = ({ store, field, onPick, onShown }: PickingProps) => {
  const { value, disabled } = useField(store, field.id)
  const { now } = store.services
  useLayoutEffect(onShown, [onShown])
  return (
    <DatePopup
      {...pickerOf(field)}
      label={field.label}
      value={value}
      disabled={disabled}
      now={now}
      bounds={() => boundsOf(widgetField(field), now, store)}
      startsOpen
      onPick={onPick}
    />
  )
}

export default Picking
