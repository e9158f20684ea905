import type { ComponentType } from '@ljonething/domain/form/FormDescription'
import type { WidgetField } from './Widget.ts'

const groups: Readonly<Record<ComponentType, boolean>> = {
  text: false,
  select: false,
  remoteSelect: false,
  textarea: false,
  date: false,
  checkbox: true,
  addTable: true,
  cascader: false,
  treeBox: true,
  configCascader: false,
  upload: false,
  applyUpload: false
}

/** True for a widget of several controls: its label names a group. */
export const isGroupWidget = ({ componentType, extField }: Pick<WidgetField, 'componentType' | 'extField'>): boolean =>
  groups[componentType] || (componentType === 'configCascader' && extField.cascaderType === '1')
