import type { Field } from '@ljonething/domain/form/FormDescription'
import type { PlainField } from '@ljonething/ui/Field'
import { errorLine, markRequired, plainField } from '@ljonething/ui/Field'
import { nameIconButton } from '@ljonething/ui/IconButton'
import { controlId } from '../../engine/controlId.ts'
import type { FieldSnapshot, FormStore } from '../../engine/FormStore.ts'
import { calendarName } from '../../widgets/DateInput/calendarName.ts'
import { loadPopover } from '../../widgets/loadPopover.ts'
import { afterPress } from '../afterPress.ts'
import { pick } from '../pick.ts'
import { plainRemark } from '../remarkOf.tsx'
import type { PlainKind } from './plainKinds.ts'

/** What React draws of a plain row. */
export interface DrawnPart extends Pick<FieldSnapshot, 'visible' | 'notes' | 'busy' | 'away'> {
  /** The popup of a date was opened once, and is React's from then on. */
  readonly isPicking: boolean
}

export interface PlainRowParts {
  readonly field: PlainField
  /** Puts them into the box that React drew. */
  readonly attach: (box: HTMLDivElement) => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly drawn: () => DrawnPart
  readonly onPick: (value: string) => void
  /** The button of a date is React's from now on. */
  readonly handOver: () => void
}

export const loadPicking = () => import('./Picking.tsx')

const preload = () => void Promise.all([loadPicking(), loadPopover()])

const usual: DrawnPart = { visible: true, notes: [], busy: false, away: false, isPicking: false }

const isSame = (one: DrawnPart, { visible, notes, busy, away }: FieldSnapshot, isPicking: boolean): boolean =>
  one.visible === visible &&
  one.busy === busy &&
  one.away === away &&
  one.isPicking === isPicking &&
  one.notes.length === notes.length &&
  one.notes.every((note, at) => note === notes[at])

/**
 * The elements of a plain field and what they show and hear (素行): value, error, required and locked go from the store to the elements without React,
 * and what is typed into the store.
 */
export const plainRow = (store: FormStore, described: Field, kind: PlainKind): PlainRowParts => {
  const { id, label } = described
  const options = store.optionsOf(id)
  const start = store.field(id)
  const field = plainField({
    id: controlId(id),
    label,
    hint: plainRemark(described.remark),
    required: start.required,
    model: kind.model(described, options)
  })
  const { control } = field
  const beside = control.nextElementSibling
  const button = beside instanceof HTMLButtonElement ? beside : undefined
  kind.prepare?.(control, described)
  if (button !== undefined) nameIconButton(button, calendarName(label))

  let required = start.required
  let box: HTMLDivElement | undefined
  let tell: ((text: string | undefined) => void) | undefined
  let shown: FieldSnapshot | undefined
  let drawn = usual
  let isPicking = false
  let redraw: (() => void) | undefined

  const show = (now: FieldSnapshot) => {
    if (box === undefined || now === shown) return
    shown = now
    kind.show(control, now.value, described, options)
    const message = now.issue?.message
    if (message !== undefined) tell ??= errorLine(field)
    tell?.(message)
    if (required !== now.required) markRequired(field, now.required)
    required = now.required
    if (control.disabled === now.disabled) return
    control.disabled = now.disabled
    button?.toggleAttribute('disabled', now.disabled)
  }
  const take = () => {
    const value = kind.read(control.value, described)
    if (kind.isChoice) pick(store, id, value)
    else store.setValue(id, value)
  }
  const leave = () => {
    if (box === undefined) return
    store.blur(id, afterPress)
    kind.show(control, store.field(id).value, described, options)
  }
  const open = () => {
    isPicking = true
    redraw?.()
  }
  control.addEventListener('input', take)
  control.addEventListener('blur', leave)
  button?.addEventListener('click', open)
  for (const event of ['focus', 'pointerenter']) button?.addEventListener(event, preload)

  return {
    field,
    attach: (into) => {
      box = into
      box.prepend(...field.parts)
      show(store.field(id))
      return () => {
        box = undefined
        for (const part of field.parts) part.remove()
        tell?.(undefined)
        tell = undefined
        shown = undefined
      }
    },
    subscribe: (listener) => {
      redraw = listener
      show(store.field(id))
      return store.subscribeField(id, () => {
        const now = store.field(id)
        show(now)
        if (!isSame(drawn, now, isPicking)) listener()
      })
    },
    drawn: () => {
      const now = store.field(id)
      if (!isSame(drawn, now, isPicking)) drawn = { visible: now.visible, notes: now.notes, busy: now.busy, away: now.away, isPicking }
      return drawn
    },
    onPick: (value) => pick(store, id, value),
    handOver: () => button?.remove()
  }
}
