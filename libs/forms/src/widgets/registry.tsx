import type { ComponentType as FieldKind } from '@ljonething/domain/form/FormDescription'
import type { ComponentType } from 'react'
import { AddTable } from './AddTable/AddTable.tsx'
import { Cascader } from './Cascader/Cascader.tsx'
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx'
import { ConfigCascader } from './ConfigCascader/ConfigCascader.tsx'
import { DateInput } from './DateInput/DateInput.tsx'
import { RemoteSelect } from './RemoteSelect/RemoteSelect.tsx'
import { Select } from './Select/Select.tsx'
import { Text } from './Text/Text.tsx'
import { Textarea } from './Textarea/Textarea.tsx'
import { TreeBox } from './TreeBox/TreeBox.tsx'
import type { WidgetField, WidgetProps } from './Widget.ts'

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

export const widgetFor = (kind: FieldKind): ComponentType<WidgetProps> => widgets[kind]

const groups: ReadonlySet<FieldKind> = new Set<FieldKind>(['checkbox', 'addTable', 'treeBox'])

/** True for a widget of several controls: its label names a group. */
export const isGroupWidget = ({ componentType, extField }: Pick<WidgetField, 'componentType' | 'extField'>): boolean =>
  groups.has(componentType) || (componentType === 'configCascader' && extField.cascaderType === '1')
