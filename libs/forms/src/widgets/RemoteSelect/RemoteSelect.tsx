import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { lazy, useMemo, useState } from 'react'
import type { FoundOption } from '../../engine/FormServices.ts'
import { PickerTrigger } from '../PickerTrigger.tsx'
import * as popup from '../popup.css.ts'
import { PopupPicker } from '../PopupPicker.tsx'
import type { WidgetProps } from '../Widget.ts'
import { contactOf } from './contactOf.ts'

const SearchPanel = lazy(async () => ({ default: (await import('./SearchPanel.tsx')).SearchPanel }))

/**
 * Select that searches a source while typing (远程搜索选择), or goes through it area by area. The value is JSON {name, value} of what was offered;
 * a bare code is taken too. Below stands where the choice is, as long as this page knows.
 */
export const RemoteSelect = ({ field, value, disabled, options, services, form, onPick, onBlur }: WidgetProps) => {
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<FoundOption>()
  const { sourceParams, source } = field
  const values = useMemo(
    () => (open ? Object.fromEntries(sourceParams.map((name) => [name, form.valueNamed(name)])) : {}),
    [open, sourceParams, form]
  )
  const stored = decodeCascader(value)
  const code = stored?.value ?? value
  const name = stored?.name ?? options.find((option) => option.value === code)?.name ?? code
  const choose = (next: string) => {
    onPick(next)
    setOpen(false)
  }
  const contact = picked?.value === code ? contactOf(picked) : ''
  return (
    <>
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
          source={source}
          label={field.label}
          value={code}
          values={values}
          services={services}
          onPick={(option) => {
            setPicked(option)
            choose(encodeCascader(option))
          }}
          onClear={() => choose('')}
        />
      </PopupPicker>
      {contact === '' ? null : <div className={popup.chosenContact}>{contact}</div>}
    </>
  )
}
