import { cascadePath } from '@ljonething/domain/form/cascadePath'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { Button } from '@ljonething/ui/Button'
import { Field, useField } from '@ljonething/ui/Field'
import { Select } from '@ljonething/ui/Select'
import { useEffect, useState } from 'react'
import { encodePath } from '../Cascader/encodePath.ts'
import { useLevels } from '../Cascader/useLevels.ts'
import type { WidgetProps } from '../Widget.ts'
import * as styles from './ConfigCascader.css.ts'

const defaultColumns = ['第一级', '第二级', '第三级']

/** One select for each level (多列级联); the value is there once the last level is chosen, or nothing lies below. */
export const CascadeColumns = ({ field, value, disabled, options, services, onInput, onPick, onBlur }: WidgetProps) => {
  const ids = useField()
  const columns = field.extField.columns ?? defaultColumns
  const [partial, setPartial] = useState<readonly NamedValue[]>()
  const path = value === '' ? (partial ?? []) : cascadePath(value, options)
  const root = field.extField.rootArea ?? ''
  const { levels, askAgain } = useLevels({ options, source: field.source, root, services }, path, columns.length)
  const pick = (level: number, code: string) => {
    const shown = levels[level]
    const option = shown?.state === 'ready' ? shown.options.find((each) => each.value === code) : undefined
    const next = option ? [...path.slice(0, level), { name: option.name, value: option.value }] : path.slice(0, level)
    setPartial(next)
    if (next.length === columns.length) onPick(encodePath(next))
    else onInput('')
  }
  const endsHere = value === '' && path.length > 0 && levels.length === path.length
  useEffect(() => {
    if (endsHere && partial) onPick(encodePath(partial))
  }, [endsHere, partial, onPick])
  return (
    <div
      id={ids.controlId}
      role="group"
      tabIndex={-1}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      className={styles.columns}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      {columns.map((column, index) => {
        const level = levels[index]
        const rows = level?.state === 'ready' ? level.options.map((option) => ({ value: option.value, label: option.name })) : []
        return (
          <Field
            key={`${index} ${column}`}
            id={`${ids.controlId}-${index}`}
            label={column}
            disabled={!ids.readOnly && (disabled || rows.length === 0)}
            readOnly={ids.readOnly}
            error={level?.state === 'failed' ? level.message : undefined}
            note={
              level?.state === 'failed' ? (
                <Button size="small" onClick={askAgain}>
                  重试
                </Button>
              ) : undefined
            }
          >
            <Select
              options={rows}
              invalid={ids.invalid && path[index] === undefined}
              placeholder={level?.state === 'loading' ? '加载中…' : '请选择'}
              value={path[index]?.value ?? ''}
              onValueChange={(code) => pick(index, code)}
            />
          </Field>
        )
      })}
    </div>
  )
}
