import { storedText } from '@ljonething/domain/form/storedText'
import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { lazy, useCallback, useMemo, useState } from 'react'
import { PickerTrigger } from '../PickerTrigger.tsx'
import * as popup from '../popup.css.ts'
import { PopupPicker } from '../PopupPicker.tsx'
import type { WidgetProps } from '../Widget.ts'
import { contactOf } from './contactOf.ts'
import { useChosenOption } from './useChosenOption.ts'

const SearchPanel = lazy(async () => ({ default: (await import('./SearchPanel.tsx')).SearchPanel }))

/**
 * Select that searches a source while typing (远程搜索选择), or goes through it area by area. The value is JSON {name, value} of what was offered;
 * a bare code is taken too. Below stands where the choice is.
 */
export const RemoteSelect = ({ field, value, disabled, options, services, form, onPick, onBlur }: WidgetProps) => {
  const [open, setOpen] = useState(false)
  const { sourceParams, source } = field
  const valuesNow = useCallback(() => Object.fromEntries(sourceParams.map((name) => [name, form.valueNamed(name)])), [sourceParams, form])
  const values = useMemo(() => (open ? valuesNow() : {}), [open, valuesNow])
  const stored = decodeCascader(value)
  const [chosen, setChosen] = useChosenOption(source, stored, valuesNow, services)
  const code = stored?.value ?? value
  const name = storedText('remoteSelect', value, options)
  const choose = (next: string) => {
    onPick(next)
    setOpen(false)
  }
  const contact = chosen === undefined ? '' : contactOf(chosen)
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
            setChosen(option)
            choose(encodeCascader(option))
          }}
          onClear={() => choose('')}
        />
      </PopupPicker>
      {contact === '' ? null : <div className={popup.chosenContact}>{contact}</div>}
    </>
  )
}
