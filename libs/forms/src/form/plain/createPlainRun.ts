import type { Field } from '@ljonething/domain/form/FormDescription'
import { standIn } from '@ljonething/ui/standIn'
import { createSignal } from '../../engine/createSignal.ts'
import type { FormStore } from '../../engine/FormStore.ts'
import { loadPopover } from '../../widgets/loadPopover.ts'
import { afterPress } from '../afterPress.ts'
import * as styles from '../CombinedForm.css.ts'
import { pick } from '../pick.ts'
import { focusedIn } from './focusedIn.ts'
import { plainKindOf } from './plainKinds.ts'
import { plainRow, showRow } from './plainRow.ts'
import type { PlainRow } from './plainRow.ts'
import { whenNear } from './whenNear.ts'

export const loadPicking = () => import('./Picking.tsx')

const preload = () => void Promise.all([loadPicking(), loadPopover()])

const none: ReadonlySet<string> = new Set()

const offer = ({ kind, control, options }: PlainRow) => kind.offer?.(control, options)

/**
 * Plain fields that follow each other (素行组): React draws one element for all of them. Values, errors and states go from the store to the rows without
 * it, and one listener hears what is typed and chosen.
 */
export const createPlainRun = (store: FormStore) => {
  const news = createSignal<void>()
  let rows: ReadonlyMap<string, PlainRow> = new Map()
  let host: HTMLElement | undefined
  /** Fields whose popup was opened once, and is React's from then on. */
  let picking = none

  const pickWith = (ids: ReadonlySet<string>) => {
    picking = ids
    news.publish()
  }
  const madeOf = (field: Field): PlainRow | undefined => {
    const options = store.optionsOf(field.id)
    const known = rows.get(field.id)
    if (known?.described === field && known.options === options) return known
    const kind = plainKindOf(field, options)
    return kind && plainRow(store, field, kind)
  }
  const placeAll = () => {
    const shown: Element[] = []
    for (const { box, described } of rows.values()) if (store.field(described.id).visible) shown.push(box)
    if (host !== undefined) standIn(host, shown)
  }
  const refresh = (id: string) => {
    const row = rows.get(id)
    if (row === undefined) return
    const now = store.field(id)
    if (now.visible !== (row.box.parentNode === host)) placeAll()
    if (now.visible) showRow(row, now)
    else if (picking.has(id)) {
      pickWith(new Set([...picking].filter((each) => each !== id)))
      if (row.button !== undefined) row.shell.append(row.button)
    }
  }
  const rowOf = ({ target }: Event): PlainRow | undefined => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset['field'] : undefined
    return rows.get(id ?? '')
  }
  const controlled = (event: Event): PlainRow | undefined => {
    const row = rowOf(event)
    return row?.control === event.target ? row : undefined
  }
  const take = (event: Event) => {
    const row = controlled(event)
    if (row === undefined) return
    const { kind, control, described } = row
    const value = kind.read(control.value, described)
    kind.late?.()?.then(
      () => take(event),
      () => undefined
    )
    if (kind.isChoice === true) pick(store, described.id, value)
    else store.setValue(described.id, value)
  }
  const leave = (event: Event) => {
    const row = controlled(event)
    if (row === undefined) return
    const { kind, control, described, options } = row
    store.blur(described.id, afterPress)
    kind.show(control, store.field(described.id).value, described, options)
  }
  const atButton = (event: Event, then: (row: PlainRow) => void) => {
    const row = rowOf(event)
    if (row?.button !== undefined && event.target instanceof Node && row.button.contains(event.target)) then(row)
  }
  const open = (event: Event) => atButton(event, ({ described }) => pickWith(new Set([...picking, described.id])))
  const comeNear = (event: Event) => {
    const row = rowOf(event)
    if (row === undefined) return
    offer(row)
    row.kind.late?.()?.catch(() => undefined)
    atButton(event, preload)
  }

  const hearing = { input: take, focusout: leave, click: open, focusin: comeNear, pointerover: comeNear }
  return {
    /** Takes these fields in place of those before; what has not changed keeps its elements. */
    rowsOf: (fields: readonly Field[]): readonly PlainRow[] => {
      const next = new Map<string, PlainRow>()
      for (const field of fields) {
        const row = madeOf(field)
        if (row !== undefined) next.set(field.id, row)
      }
      rows = next
      return [...next.values()]
    },
    attach: (to: HTMLElement | null) => {
      if (to === null) return undefined
      host = to
      for (const [kind, hear] of Object.entries(hearing)) to.addEventListener(kind, hear)
      return () => {
        host = undefined
      }
    },
    /** Gives what ends their following the store. */
    place: (shown: readonly PlainRow[]) => {
      const handOn = focusedIn(host)
      placeAll()
      for (const { described } of shown) refresh(described.id)
      const left = shown.map(({ described: { id } }) => store.subscribeField(id, refresh))
      handOn(rows)
      left.push(whenNear(host?.closest(`.${styles.group}`), () => shown.forEach(offer)))
      return () => {
        for (const leaveIt of left) leaveIt()
      }
    },
    picking: () => picking,
    subscribe: (listener: () => void) => news.subscribe(listener),
    onPick: (id: string, value: string) => pick(store, id, value)
  }
}
