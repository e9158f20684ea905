import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePlacement } from '../floating/usePlacement.ts'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  readonly content: ReactNode
  /** One element that is focusable or holds what is; the tip describes it. Its handlers of pointer, focus and click are the tip's. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
  /** A press opens it too, for touch screens. Use on a trigger that does nothing else. */
  readonly openOnPress?: boolean | undefined
}

interface TipProps {
  readonly id: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onStay: () => void
  readonly onLeave: () => void
  readonly children: ReactNode
}

const Tip = ({ id, anchor, onClose, onStay, onLeave, children }: TipProps) => {
  const tip = useRef<HTMLDivElement>(null)
  usePlacement(anchor, tip, { side: 'top', align: 'center' })
  useEffect(() => {
    /** Before any dialog around hears of the key: one Esc closes one thing. */
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [onClose])
  return createPortal(
    <div ref={tip} id={id} role="tooltip" className={styles.tip} onPointerEnter={onStay} onPointerLeave={onLeave}>
      {children}
    </div>,
    document.body
  )
}

const showAfterMs = 200
/** Long enough to reach the tip with the pointer (WCAG 1.4.13). */
const hideAfterMs = 150

/** Short explanation on hover and focus (文字提示); Esc closes it. */
export const Tooltip = ({ content, children, openOnPress = false }: TooltipProps) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<number>(undefined)
  const isPressed = useRef(false)
  const after = (ms: number, next: HTMLElement | undefined) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setAnchor(next), ms)
  }
  const now = (next: HTMLElement | undefined) => {
    window.clearTimeout(timer.current)
    setAnchor(next)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const close = () => now(undefined)
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': anchor === undefined ? undefined : id,
        onPointerEnter: ({ pointerType, currentTarget }) => (pointerType === 'touch' ? undefined : after(showAfterMs, currentTarget)),
        onPointerLeave: ({ pointerType }) => (pointerType === 'touch' ? undefined : after(hideAfterMs, undefined)),
        onPointerDown: () => {
          isPressed.current = true
          if (!openOnPress) close()
        },
        onFocus: ({ currentTarget }) => (isPressed.current ? undefined : now(currentTarget)),
        onBlur: () => {
          isPressed.current = false
          close()
        },
        onClick: ({ currentTarget }) => {
          isPressed.current = false
          now(openOnPress ? currentTarget : undefined)
        }
      })}
      {anchor === undefined ? null : (
        <Tip
          id={id}
          anchor={anchor}
          onClose={close}
          onStay={() => window.clearTimeout(timer.current)}
          onLeave={() => after(hideAfterMs, undefined)}
        >
          {content}
        </Tip>
      )}
    </>
  )
}
