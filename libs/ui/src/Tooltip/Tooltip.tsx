import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { Tooltip as Radix } from 'radix-ui'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  readonly content: ReactNode
  /** One focusable element; the tip describes it. */
  readonly children: ReactElement
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** A press opens it too, for touch screens. Use on a trigger that does nothing else. */
  readonly openOnPress?: boolean | undefined
}

/** Short explanation on hover and focus (文字提示); Esc closes it. */
export const Tooltip = ({ content, children, side = 'top', openOnPress = false }: TooltipProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          asChild
          onClick={(event) => {
            if (!openOnPress) return
            event.preventDefault()
            setOpen(true)
          }}
          onPointerDown={(event) => {
            if (openOnPress) event.preventDefault()
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tip} side={side} sideOffset={6} collisionPadding={16}>
            {content}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
