import type { Field } from '@ljonething/domain/form/FormDescription'
import { plainFieldBox } from '@ljonething/ui/Field'
import type { ReactNode } from 'react'
import { lazy, memo, Suspense, useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { FormStore } from '../../engine/FormStore.ts'
import * as styles from '../CombinedForm.css.ts'
import { fieldNote } from '../fieldNote.tsx'
import type { PlainKind } from './plainKinds.ts'
import { loadPicking, plainRow } from './plainRow.ts'

const Picking = lazy(loadPicking)

interface PlainRowProps {
  readonly store: FormStore
  readonly field: Field
  readonly kind: PlainKind
  readonly source?: ReactNode
  readonly offer?: ReactNode
}

/** One field of the form whose control React does not draw (素行); the row is drawn again only when its notes differ, or it comes and goes. */
export const PlainRow = memo(({ store, field, kind, source, offer }: PlainRowProps) => {
  const row = useMemo(() => plainRow(store, field, kind), [store, field, kind])
  const { visible, isPicking, ...said } = useSyncExternalStore(row.subscribe, row.drawn)
  if (!visible) return null
  return plainFieldBox({
    field: row.field,
    className: field.isOneLine ? styles.fullRow : styles.cell,
    'data-field': field.id,
    ref: row.attach,
    source,
    note: fieldNote(said, offer),
    children: isPicking
      ? createPortal(
          <Suspense>
            <Picking store={store} field={field} onPick={row.onPick} onShown={row.handOver} />
          </Suspense>,
          row.field.shell
        )
      : null
  })
})
PlainRow.displayName = 'PlainRow'
