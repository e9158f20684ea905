/**
 * Rows of a form that React does not draw (素行): of a form of a thousand fields they are most, and a key in them waits for nothing. All
 * that works like this stands in this folder, leaves it by this file and is built of `@ljonething/ui/PlainField`. It never grows: a field that needs
 * more than these three kinds is a widget.
 */
import type { Field } from '@ljonething/domain/form/FormDescription'
import { PlainFieldExtras } from '@ljonething/ui/PlainField'
import type { ReactNode } from 'react'
import { lazy, memo, Suspense, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { FormStore } from '../../engine/FormStore.ts'
import * as styles from '../CombinedForm.css.ts'
import type { GridTag } from '../gridTag.ts'
import { stay } from '../gridTag.ts'
import { createPlainRun, loadPicking } from './createPlainRun.ts'
import { plainKindOf } from './plainKinds.ts'

const Picking = lazy(loadPicking)

/** Whether React need not draw it. */
export const isPlain = (store: FormStore, field: Field): boolean => plainKindOf(field, store.optionsOf(field.id)) !== undefined

interface PlainRunProps {
  readonly store: FormStore
  /** Keep the list stable. */
  readonly fields: readonly Field[]
  /** It is the whole grid, and this to the browser. */
  readonly grid?: GridTag
  readonly sourceOf?: ((fieldId: string) => ReactNode) | undefined
  readonly offerOf?: ((fieldId: string) => ReactNode) | undefined
}

/** Fields that follow each other and whose controls React does not draw (素行组), with what it draws into the few that have a source or an offer. */
export const PlainRun = memo(({ store, fields, grid, sourceOf, offerOf }: PlainRunProps) => {
  const run = useMemo(() => createPlainRun(store), [store])
  const rows = useMemo(() => run.rowsOf(fields), [run, fields])
  const picking = useSyncExternalStore(run.subscribe, run.picking)
  useLayoutEffect(() => run.place(rows), [run, rows])
  const Place = grid ?? 'div'
  return (
    <>
      <Place ref={run.attach} className={grid === undefined ? styles.run : styles.grid} onSubmit={stay} />
      {rows.map((row) => {
        const { id } = row.described
        const [source, offer] = [sourceOf?.(id), offerOf?.(id)]
        if (!source && !offer && !picking.has(id)) return null
        return (
          <PlainFieldExtras key={id} field={row} source={source} note={offer}>
            {picking.has(id) ? (
              <Suspense>
                <Picking
                  store={store}
                  field={row.described}
                  onPick={(value) => run.onPick(id, value)}
                  onShown={() => row.button?.remove()}
                />
              </Suspense>
            ) : null}
          </PlainFieldExtras>
        )
      })}
    </>
  )
})
PlainRun.displayName = 'PlainRun'
