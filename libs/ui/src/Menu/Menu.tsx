import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePlacement } from '../floating/usePlacement.ts'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Menu.css.ts'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly onSelect?: (() => void) | undefined
  readonly disabled?: boolean | undefined
  /** Draws a line above. */
  readonly separated?: boolean | undefined
}

export interface MenuProps {
  /** A button; its ref and its onClick are the menu's. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly items: readonly MenuItem[]
}

/** The place of the item a key leads to, among so many; undefined for other keys. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  return undefined
}

interface MenuListProps {
  readonly id: string
  readonly anchor: HTMLElement
  readonly items: readonly MenuItem[]
  /** Opened by keyboard: the first item is chosen at once. */
  readonly byKeyboard: boolean
  readonly onClose: (returnFocus: boolean) => void
}

const MenuList = ({ id, anchor, items, byKeyboard, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null)
  usePlacement(anchor, list, { side: 'bottom', align: 'end' })
  const enabled = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled])') ?? [])]
  useEffect(() => {
    const first = byKeyboard ? list.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])') : undefined
    ;(first ?? list.current)?.focus({ preventScroll: true })
  }, [byKeyboard])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target) === false && !anchor.contains(target)) onClose(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [anchor, onClose])
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(true)
    const all = enabled()
    const next = placeAfter(
      event.key,
      all.findIndex((item) => item === document.activeElement),
      all.length
    )
    if (next !== undefined) all[next]?.focus()
    if (next !== undefined || event.key === 'Tab') event.preventDefault()
  }
  const press = (item: MenuItem) => {
    onClose(true)
    item.onSelect?.()
  }
  return createPortal(
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={anchor.getAttribute('aria-label') ?? anchor.textContent}
      className={styles.menu}
      onKeyDown={walk}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.disabled || undefined}
          className={classNames(styles.item, item.separated && styles.separated)}
          onClick={item.disabled ? undefined : () => press(item)}
          onPointerMove={(event) => (item.disabled ? undefined : event.currentTarget.focus({ preventScroll: true }))}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>,
    document.body
  )
}

/** List of actions behind a button (下拉菜单). Arrow keys move, Esc closes and returns focus. */
export const Menu = ({ trigger, items }: MenuProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ readonly anchor: HTMLElement; readonly byKeyboard: boolean }>()
  const open = (byKeyboard: boolean) => {
    if (button.current !== null) setOpened({ anchor: button.current, byKeyboard })
  }
  const close = (returnFocus: boolean) => {
    setOpened(undefined)
    if (returnFocus) button.current?.focus()
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        'aria-controls': opened === undefined ? undefined : id,
        onClick: ({ detail }) => (opened === undefined ? open(detail === 0) : close(true)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open(true)
        }
      })}
      {opened === undefined ? null : <MenuList id={id} items={items} onClose={close} {...opened} />}
    </>
  )
}
