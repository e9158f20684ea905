import type { ComponentType } from '@ljonething/domain/form/FormDescription'
import type { WidgetField } from './Widget.ts'

const groups: ReadonlySet<ComponentType> = new Set<ComponentType>(['checkbox', 'addTable', 'treeBox'])

/** True for a widget of several controls: its label names a group. */
export const isGroupWidget = ({ componentType, extField }: Pick<WidgetField, 'componentType' | 'extField'>): boolean =>
  groups.has(componentType) || (componentType === 'configCascader' && extField.cascaderType === '1')
