import { Field } from '@ljonething/ui/Field'
import type { ReactNode } from 'react'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { isGroupWidget, widgetFor } from '../widgets/registry.tsx'
import { widgetField } from '../widgets/widgetField.ts'
import * as styles from './CombinedForm.css.ts'
import { remarkOf } from './remarkOf.tsx'
import { rowDoors } from './rowDoors.ts'

interface FieldRowProps {
  readonly store: FormStore
  readonly id: string
  readonly source?: ReactNode
  readonly offer?: ReactNode
}

/** One field of the form (表单项): label, hint, widget, notes and error; drawn again only when this field changes. */
export const FieldRow = memo(({ store, id, source, offer }: FieldRowProps) => {
  const field = store.fieldOf(id)
  const kind = field?.componentType
  const doors = useMemo(() => rowDoors(store, id, kind), [store, id, kind])
  const { value, issue, visible, required, disabled, notes, regionTitle, busy, away, own } = useSyncExternalStore(
    doors.subscribe,
    doors.get
  )
  const remark = field?.remark ?? ''
  const hint = useMemo(() => remarkOf(remark), [remark])
  if (!visible || !field) return null
  const Widget = widgetFor(field.componentType)
  const remarks = busy ? [...notes, '正在查询…'] : away ? [...notes, '登记信息暂时查不到，请您填写'] : notes
  return (
    <Field
      className={field.isOneLine ? styles.fullRow : styles.cell}
      data-field={id}
      id={controlId(id)}
      label={field.label}
      required={required}
      disabled={disabled}
      group={isGroupWidget(field)}
      hint={hint}
      ref={doors.element}
      error={doors.element === undefined ? issue?.message : undefined}
      source={source}
      note={
        remarks.length === 0 ? (
          offer
        ) : (
          <>
            <span role="status" className={styles.note}>
              {remarks.join('\n')}
            </span>
            {offer}
          </>
        )
      }
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
        onInput={doors.onInput}
        onPick={doors.onPick}
        onBlur={doors.onBlur}
      />
    </Field>
  )
})
FieldRow.displayName = 'FieldRow'
