import type { ComponentType as FieldKind } from '@ljonething/domain/form/FormDescription'
import type { ComponentType } from 'react'
import { Cascader } from './Cascader/Cascader.tsx'
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx'
import { DateInput } from './DateInput/DateInput.tsx'
import { RemoteSelect } from './RemoteSelect/RemoteSelect.tsx'
import { Select } from './Select/Select.tsx'
import { Text } from './Text/Text.tsx'
import { Textarea } from './Textarea/Textarea.tsx'
import type { WidgetProps } from './Widget.ts'

/** The widget of each component type (控件表). Materials have their own cards, so a file field here is text. */
const widgets: Partial<Record<FieldKind, ComponentType<WidgetProps>>> = {
  text: Text,
  select: Select,
  remoteSelect: RemoteSelect,
  textarea: Textarea,
  date: DateInput,
  checkbox: CheckboxGroup,
  cascader: Cascader
}

export const widgetFor = (kind: FieldKind): ComponentType<WidgetProps> => widgets[kind] ?? Text

/** Widgets of several controls: their label names a group. */
export const groupWidgets: ReadonlySet<FieldKind> = new Set(['checkbox', 'addTable', 'treeBox', 'configCascader'])
