import type { Field } from '@ljonething/domain/form/FormDescription'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './CombinedForm.css.ts'
import { FieldRow } from './FieldRow.tsx'
import { gridTag, stay } from './gridTag.ts'
import { isPlain, PlainRun } from './plain/PlainRun.tsx'

interface FieldGridProps {
  readonly store: FormStore
  /** In the order in which they are shown; keep the list stable. */
  readonly fields: readonly Field[]
  readonly sourceOf?: ((fieldId: string) => ReactNode) | undefined
  readonly offerOf?: ((fieldId: string) => ReactNode) | undefined
  /** Stands in the place of these fields, where the first of them is. */
  readonly instead?: { readonly ids: ReadonlySet<string>; readonly first: string | undefined; readonly node: ReactNode } | undefined
}

type Part = readonly Field[] | Field

/** Fields that need nothing but a control of the browser's own are taken together as long as they follow each other. */
const partsOf = (store: FormStore, fields: readonly Field[], isApart: (id: string) => boolean): readonly Part[] => {
  const parts: (Field[] | Field)[] = []
  for (const field of fields) {
    const last = parts.at(-1)
    if (isApart(field.id) || !isPlain(store, field)) parts.push(field)
    else if (Array.isArray(last)) last.push(field)
    else parts.push([field])
  }
  return parts
}

/** Fields in two columns from 720 px on (表单栅格). */
export const FieldGrid = ({ store, fields, sourceOf, offerOf, instead }: FieldGridProps) => {
  const apart = instead?.ids
  const parts = useMemo(() => partsOf(store, fields, (id) => apart?.has(id) === true), [store, fields, apart])
  const [first] = parts
  const Grid = gridTag(store)
  if (parts.length === 1 && first !== undefined && 'length' in first)
    return <PlainRun grid={Grid} store={store} fields={first} sourceOf={sourceOf} offerOf={offerOf} />
  return (
    <Grid className={styles.grid} onSubmit={stay}>
      {parts.map((part, at) => {
        if ('length' in part) return <PlainRun key={`plain-${at}`} store={store} fields={part} sourceOf={sourceOf} offerOf={offerOf} />
        const { id } = part
        if (apart?.has(id) === true) return id === instead?.first ? instead?.node : null
        return <FieldRow key={id} store={store} id={id} source={sourceOf?.(id)} offer={offerOf?.(id)} />
      })}
    </Grid>
  )
}
