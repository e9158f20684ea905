import { Select as UiSelect } from '@ljonething/ui/Select'
import { useMemo } from 'react'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import type { WidgetProps } from '../Widget.ts'

/** Choice of one from a dictionary (下拉选择). A stored value the dictionary no longer has stays visible as it is. */
export const Select = ({ value, options, onPick, onBlur }: WidgetProps) => {
  const rows = useMemo(() => {
    const known = flatOptions(options).map((option) => ({ value: option.value, label: option.name }))
    return value === '' || known.some((option) => option.value === value) ? known : [...known, { value, label: value }]
  }, [options, value])
  return <UiSelect options={rows} value={value} onValueChange={onPick} onBlur={onBlur} />
}
