import { Cascader } from '../Cascader/Cascader.tsx'
import type { WidgetProps } from '../Widget.ts'
import { CascadeColumns } from './CascadeColumns.tsx'

/** Configurable cascade (可配置级联): cascaderType "1" shows a select for each level, otherwise one cascade (spec §3.1). */
export const ConfigCascader = (props: WidgetProps) =>
  props.field.extField.cascaderType === '1' ? <CascadeColumns {...props} /> : <Cascader {...props} />
