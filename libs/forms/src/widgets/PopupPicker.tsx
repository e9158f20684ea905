import type { PopoverProps } from '@ljonething/ui/Popover'
import type { ComponentProps, ReactElement } from 'react'
import { cloneElement, lazy, Suspense, useState } from 'react'
import { loadPopover } from './loadPopover.ts'

const Popover = lazy(loadPopover)

interface PopupPickerProps extends Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A trigger that is a plain button until first used (弹出选择): a form of a thousand fields mounts no popup machinery. */
export const PopupPicker = ({ trigger, children, open, onOpenChange, ...rest }: PopupPickerProps) => {
  const [used, setUsed] = useState(open)
  const idle = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onFocus: () => void loadPopover(),
    onPointerEnter: () => void loadPopover(),
    onClick: () => {
      setUsed(true)
      onOpenChange(true)
    }
  })
  if (!used) return idle
  return (
    <Suspense fallback={idle}>
      <Popover {...rest} trigger={trigger} open={open} onOpenChange={onOpenChange}>
        {children}
      </Popover>
    </Suspense>
  )
}
