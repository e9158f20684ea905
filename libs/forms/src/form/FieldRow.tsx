import { Field } from '@ljonething/ui/Field'
import type { ReactNode } from 'react'
import { memo, useCallback, useMemo } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { useField } from '../hooks/useField.ts'
import { isGroupWidget, widgetFor } from '../widgets/registry.tsx'
import { widgetField } from '../widgets/widgetField.ts'
import { afterPress } from './afterPress.ts'
import * as styles from './CombinedForm.css.ts'
import { remarkOf } from './remarkOf.tsx'

interface FieldRowProps {
  readonly store: FormStore
  readonly id: string
  readonly source?: ReactNode
  readonly offer?: ReactNode
}

/** One field of the form (表单项): label, hint, widget, notes and error; drawn again only when this field changes. */
export const FieldRow = memo(({ store, id, source, offer }: FieldRowProps) => {
  const { value, issue, visible, required, disabled, notes, regionTitle, busy, away, own } = useField(store, id)
  const onInput = useCallback((next: string) => store.setValue(id, next), [store, id])
  const onBlur = useCallback(() => store.blur(id, afterPress), [store, id])
  const onPick = useCallback(
    (next: string) => {
      store.setValue(id, next)
      store.blur(id)
    },
    [store, id]
  )
  const field = store.fieldOf(id)
  const hint = useMemo(() => remarkOf(field?.remark ?? ''), [field])
  if (!visible || !field) return null
  const Widget = widgetFor(field.componentType)
  const remarks = busy ? [...notes, '正在查询…'] : away ? [...notes, '登记信息暂时查不到，请您填写'] : notes
  return (
    <div className={field.isOneLine ? styles.fullRow : styles.cell} data-field={id}>
      <Field
        id={controlId(id)}
        label={field.label}
        required={required}
        disabled={disabled}
        group={isGroupWidget(field)}
        hint={hint}
        error={issue?.message}
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
          onInput={onInput}
          onPick={onPick}
          onBlur={onBlur}
        />
      </Field>
    </div>
  )
})
FieldRow.displayName = 'FieldRow'
