import { Field } from '@ljonething/ui/Field'
import type { ReactNode } from 'react'
import { memo, useMemo } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { useField } from '../hooks/useField.ts'
import { isGroupWidget } from '../widgets/isGroupWidget.ts'
import { widgetFor } from '../widgets/registry.tsx'
import { widgetField } from '../widgets/widgetField.ts'
import { afterPress } from './afterPress.ts'
import * as styles from './CombinedForm.css.ts'
import { fieldNote } from './fieldNote.tsx'
import { lockOf } from './lockOf.ts'
import { pick } from './pick.ts'
import { remarkOf } from '../remarks/remarkOf.tsx'

interface FieldRowProps {
  readonly store: FormStore
  readonly id: string
  readonly source?: ReactNode
  readonly offer?: ReactNode
}

/** One field of the form whose widget React draws (表单项): label, remark, widget, notes and error; drawn again only when this field changes. */
export const FieldRow = memo(({ store, id, source, offer }: FieldRowProps) => {
  const field = store.fieldOf(id)
  const { value, issue, visible, required, disabled, regionTitle, own, ...said } = useField(store, id)
  const remark = field?.remark ?? ''
  const help = useMemo(() => remarkOf(remark), [remark])
  if (!visible || !field) return null
  const Widget = widgetFor(field.componentType)
  const lock = lockOf({ disabled, value })
  return (
    <Field
      className={field.isOneLine ? styles.fullRow : styles.cell}
      data-field={id}
      id={controlId(id)}
      label={field.label}
      required={required}
      disabled={lock === 'disabled'}
      readOnly={lock === 'readOnly'}
      group={isGroupWidget(field)}
      help={help}
      error={issue?.message}
      source={source}
      note={fieldNote(said, offer)}
    >
      <Widget
        field={widgetField(field)}
        value={value}
        disabled={disabled}
        own={own}
        options={store.optionsOf(id)}
        services={store.services}
        form={store}
        title={regionTitle}
        onInput={(next) => store.setValue(id, next)}
        onPick={(next) => pick(store, id, next)}
        onBlur={() => store.blur(id, afterPress)}
      />
    </Field>
  )
})
FieldRow.displayName = 'FieldRow'
