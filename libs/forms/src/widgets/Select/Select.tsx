import { Select as UiSelect } from '@ljonething/ui/Select'
import { useMemo } from 'react'
import { storedText } from '@ljonething/domain/form/storedText'
import type { WidgetProps } from '../Widget.ts'
import { rowsOf } from './rowsOf.ts'

/** Choice of one from a dictionary (下拉选择). A stored value the dictionary no longer has stays visible as it is. */
export const Select = ({ value, options, onPick, onBlur }: WidgetProps) => {
  const offered = useMemo(() => {
    const known = rowsOf(options)
    return value === '' || known.some((option) => option.value === value)
      ? known
      : [...known, { value, label: storedText('select', value, options) }]
  }, [options, value])
  return <UiSelect options={offered} value={value} onValueChange={onPick} onBlur={onBlur} />
}
