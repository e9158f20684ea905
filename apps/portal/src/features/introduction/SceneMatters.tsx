import type { Matter } from '@ljonething/domain/scene/Scene'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'

const columns = [
  { id: 'name', header: '事项', cell: (matter: Matter) => matter.name, rowHeader: true },
  { id: 'department', header: '部门', cell: (matter: Matter) => matter.department },
  { id: 'days', header: '承诺时限', cell: (matter: Matter) => `${matter.promisedDays} 个工作日`, fit: true },
  {
    id: 'kind',
    header: '是否办理',
    cell: (matter: Matter) => (matter.default === false ? <Tag>按情形</Tag> : <Tag tone="success">默认</Tag>),
    fit: true
  }
]

/** The matters a scene bundles (包含的事项) with their departments; some come only in certain situations. */
export const SceneMatters = ({ matters }: { readonly matters: readonly Matter[] }) => (
  <Table caption="包含的事项" columns={columns} rows={matters} rowKey={(matter) => matter.code} />
)
