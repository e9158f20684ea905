import type { ComponentType as FieldKind } from '@ljonething/domain/form/FormDescription'
import { Skeleton } from '@ljonething/ui/Skeleton'
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { Cascader } from './Cascader/Cascader.tsx'
import { Text } from './Text/Text.tsx'
import type { WidgetFor, WidgetProps } from './Widget.ts'

/** A widget of few forms, which comes with the first of them. */
const whenUsed = (load: () => Promise<ComponentType<WidgetProps>>, lines = 3) => {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props: WidgetProps) => (
    <Suspense fallback={<Skeleton lines={lines} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

/** The cells of its rows are widgets again, which it is handed. */
const AddTable = whenUsed(async () => {
  const { AddTable: Table } = await import('./AddTable/AddTable.tsx')
  return (props) => <Table {...props} widgetFor={widgetFor} />
})
const CheckboxGroup = whenUsed(async () => (await import('./CheckboxGroup/CheckboxGroup.tsx')).CheckboxGroup)
/** In forms both are plain rows; these stand in the rows of tables and below formatted remarks. */
const DateInput = whenUsed(async () => (await import('./DateInput/DateInput.tsx')).DateInput)
const Select = whenUsed(async () => (await import('./Select/Select.tsx')).Select)
const RemoteSelect = whenUsed(async () => (await import('./RemoteSelect/RemoteSelect.tsx')).RemoteSelect, 2)
const Textarea = whenUsed(async () => (await import('./Textarea/Textarea.tsx')).Textarea)
const TreeBox = whenUsed(async () => (await import('./TreeBox/TreeBox.tsx')).TreeBox)
const ConfigCascader = whenUsed(async () => (await import('./ConfigCascader/ConfigCascader.tsx')).ConfigCascader)

/** The widget of each component type (控件表). Files are handed in on material cards; a file field among the others shows as text. */
const widgets: Record<FieldKind, ComponentType<WidgetProps>> = {
  text: Text,
  select: Select,
  remoteSelect: RemoteSelect,
  textarea: Textarea,
  date: DateInput,
  checkbox: CheckboxGroup,
  addTable: AddTable,
  cascader: Cascader,
  treeBox: TreeBox,
  configCascader: ConfigCascader,
  upload: Text,
  applyUpload: Text
}

export const widgetFor: WidgetFor = (kind) => widgets[kind]
