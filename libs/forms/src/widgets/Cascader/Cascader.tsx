import { isOn } from '@ljonething/domain/codes/flag'
import { cascadePath, pathText } from '@ljonething/domain/form/cascadePath'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { lazy, useState } from 'react'
import { PickerTrigger } from '../PickerTrigger.tsx'
import { PopupPicker } from '../PopupPicker.tsx'
import type { WidgetProps } from '../Widget.ts'
import { encodePath } from './encodePath.ts'

const CascadePanel = lazy(async () => ({ default: (await import('./CascadePanel.tsx')).CascadePanel }))

const regionLevels = 3
const mostLevels = 12

/**
 * Choice along a tree (级联选择): columns open to the right, options at hand or loaded by level. With isThirdLevelCascade "1" the third
 * level has to be reached; otherwise any level may be the answer.
 */
export const Cascader = ({ field, value, disabled, options, services, title, onPick, onBlur }: WidgetProps) => {
  const [open, setOpen] = useState(false)
  const path = cascadePath(value, options)
  const choose = (next: readonly NamedValue[]) => {
    onPick(encodePath(next))
    setOpen(false)
  }
  return (
    <PopupPicker
      label={title ?? `选择${field.label}`}
      padding="none"
      open={open && !disabled}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) onBlur()
      }}
      trigger={<PickerTrigger text={pathText(path)} placeholder={field.placeholder} />}
    >
      <CascadePanel
        title={title ?? field.label}
        path={path}
        depth={options.length > 0 ? mostLevels : regionLevels}
        wholeDepth={isOn(field.extField.isThirdLevelCascade)}
        source={{ options, source: field.source, root: field.extField.rootArea ?? '', services }}
        onPick={choose}
      />
    </PopupPicker>
  )
}
