import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { lazy, useState } from 'react'
import { PickerTrigger } from '../PickerTrigger.tsx'
import { PopupPicker } from '../PopupPicker.tsx'
import type { WidgetProps } from '../Widget.ts'

const SearchPanel = lazy(async () => ({ default: (await import('./SearchPanel.tsx')).SearchPanel }))

/** Select that searches a register while typing (远程搜索选择). The value is JSON {name, value}; a bare code is taken too. */
export const RemoteSelect = ({ field, value, disabled, options, services, onPick, onBlur }: WidgetProps) => {
  const [open, setOpen] = useState(false)
  const stored = decodeCascader(value)
  const code = stored?.value ?? value
  const name = stored?.name ?? options.find((option) => option.value === code)?.name ?? code
  const choose = (next: string) => {
    onPick(next)
    setOpen(false)
  }
  return (
    <PopupPicker
      label={`选择${field.label}`}
      padding="none"
      matchTriggerWidth
      open={open && !disabled}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) onBlur()
      }}
      trigger={<PickerTrigger text={name} placeholder={field.placeholder || '请搜索选择'} />}
    >
      <SearchPanel
        source={field.source}
        label={field.label}
        value={code}
        services={services}
        onPick={(option) => choose(encodeCascader(option))}
        onClear={() => choose('')}
      />
    </PopupPicker>
  )
}
