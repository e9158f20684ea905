import type { FieldGroup } from '@ljonething/domain/form/FormDescription'
import { Skeleton } from '@ljonething/ui/Skeleton'
import type { ReactNode } from 'react'
import { lazy, memo, Suspense, useCallback, useMemo } from 'react'
import { bookingFields } from '../engine/bookingFields.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { useGroup } from '../hooks/useGroup.ts'
import * as styles from './CombinedForm.css.ts'
import { FieldGrid } from './FieldGrid.tsx'
import { FoldedGroup } from './FoldedGroup.tsx'
import { groupAnchor } from './groupAnchor.ts'
import { keepIssueCount } from './keepIssueCount.ts'

interface FieldGroupSectionProps {
  readonly store: FormStore
  readonly group: FieldGroup
  readonly sourceOf?: ((fieldId: string) => ReactNode) | undefined
  readonly offerOf?: ((fieldId: string) => ReactNode) | undefined
}

/** Few forms book a place: its parts come with the first of them. */
const BookingFields = lazy(() => import('../booking/BookingFields.tsx'))

/** The fields of a group that are booked as one, in the place of the first. */
const bookingOf = ({ fieldList }: FieldGroup, { services }: FormStore) => {
  if (services.booking === undefined) return undefined
  const fields = bookingFields(fieldList)
  if (fields === undefined) return undefined
  const ids = new Set(Object.values(fields).flatMap((field) => (field === undefined ? [] : [field.id])))
  return { fields, ids, first: fieldList.find(({ id }) => ids.has(id))?.id, load: services.booking }
}

/** A row, and the line that a source takes beside its field: whole numbers, since V8 keeps 48 KB for the texts of others. */
const [wholeRow, line] = [20, 6]

/** How high a group is before it was ever drawn, in twentieths of a row and rather a row too high; on a phone each field has a row of its own. */
const placeholderSize = ({ fieldList }: FieldGroup, sourceOf: FieldGroupSectionProps['sourceOf']): string => {
  let [rows, ofPhone] = [0, 0]
  for (const { id, isOneLine } of fieldList) {
    const row = wholeRow + ((sourceOf?.(id) ?? null) === null ? 0 : line)
    rows += isOneLine ? row : row / 2
    ofPhone += row
  }
  return `--rows:${rows};--rows-of-phone:${ofPhone}`
}

/** One group of the form (分组): a section with a heading, or one that folds (mrsq). Nothing while none of its fields is visible. */
export const FieldGroupSection = memo(({ store, group, sourceOf, offerOf }: FieldGroupSectionProps) => {
  const visible = useGroup(store, group.code, (shown) => shown.visible)
  const booking = useMemo(() => bookingOf(group, store), [group, store])
  const sized = useCallback(
    (box: HTMLElement | null) => {
      if (box !== null) box.style.cssText = placeholderSize(group, sourceOf)
    },
    [group, sourceOf]
  )
  const keepCount = useCallback((place: HTMLSpanElement) => keepIssueCount(store, group.code, place), [store, group.code])
  const instead = useMemo(
    () =>
      booking && {
        ids: booking.ids,
        first: booking.first,
        node: (
          <Suspense key="booking" fallback={<Skeleton lines={5} />}>
            <BookingFields store={store} fields={booking.fields} load={booking.load} />
          </Suspense>
        )
      },
    [booking, store]
  )
  if (!visible) return null
  const id = groupAnchor(group.code)
  const fields = <FieldGrid store={store} fields={group.fieldList} sourceOf={sourceOf} offerOf={offerOf} instead={instead} />
  if (group.isCollapsible)
    return (
      <FoldedGroup store={store} group={group} id={id} sized={sized}>
        {fields}
      </FoldedGroup>
    )
  return (
    <section ref={sized} className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {group.name}
        </h2>
        <span ref={keepCount} className={styles.left} />
      </div>
      {fields}
    </section>
  )
})
FieldGroupSection.displayName = 'FieldGroupSection'
