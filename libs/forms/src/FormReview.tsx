import type { Field, FieldGroup } from '@ljonething/domain/form/FormDescription'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { decodeTableRows } from '@ljonething/domain/values/tableRows'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Table } from '@ljonething/ui/Table'
import { displayValue } from './engine/displayValue.ts'
import type { FormStore } from './engine/FormStore.ts'
import * as styles from './form/CombinedForm.css.ts'
import { cellText } from './widgets/AddTable/cellText.ts'

export interface FormReviewProps {
  readonly store: FormStore
}

/** The filled-in form, read-only (填报内容): values by name, sensitive ones masked, tables as tables. */
export const FormReview = ({ store }: FormReviewProps) => (
  <div className={styles.form}>
    {store.description.allfield.map((group) => (
      <ReviewedGroup key={group.code} store={store} group={group} />
    ))}
  </div>
)

const ReviewedGroup = ({ store, group }: FormReviewProps & { readonly group: FieldGroup }) => {
  const visible = group.fieldList.filter((field) => store.field(field.id).visible)
  if (visible.length === 0) return null
  const tables = visible.filter((field) => field.componentType === 'addTable')
  return (
    <section>
      <h2 className={styles.heading}>{group.name}</h2>
      <KeyValueList
        columns={2}
        items={visible
          .filter((field) => field.componentType !== 'addTable')
          .map((field) => ({ key: field.label, wide: field.isOneLine, value: shown(store, field) }))}
      />
      {tables.map((field) => (
        <Table
          key={field.id}
          caption={field.label}
          captionHidden={false}
          rows={decodeTableRows(store.field(field.id).value)}
          rowKey={(_, index) => String(index)}
          columns={field.columns.map((column) => ({
            id: column.id,
            header: column.name,
            cell: (row: TableRow) => cellText(column, row, store)
          }))}
        />
      ))}
    </section>
  )
}

const shown = (store: FormStore, field: Field) =>
  displayValue(
    { componentType: field.componentType, sensitive: field.extField.sensitive },
    store.field(field.id).value,
    store.optionsOf(field.id)
  )
