/** The page for engineers (路由一览): the published names with their paths, and which build this is. */
import { basePath } from '@ljonething/domain/navigation/portalPath'
import { Card } from '@ljonething/ui/Card'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Table } from '@ljonething/ui/Table'
import { useRouter } from '@tanstack/react-router'
import { buildVersion } from '../browser/buildVersion.ts'
import { routeNames } from '../outbound/routeNames.ts'

export const RouteListScreen = () => {
  const { routesById } = useRouter()
  const rows = Array.from(routeNames(Object.values(routesById)), ([name, path]) => ({ name, path }))
  return (
    <Card>
      <PageHeader title="路由一览" description="供开发人员查看，生产版本中没有本页。" />
      <KeyValueList
        items={[
          { key: '构建模式', value: import.meta.env.MODE },
          { key: '构建文件', value: buildVersion },
          { key: '路由名称', value: `${rows.length} 个` }
        ]}
      />
      <Table
        caption="路由名称与路径"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: '名称', rowHeader: true, cell: ({ name }) => name },
          { id: 'path', header: '路径', cell: ({ path }) => <a href={`${basePath}${path}`}>{path}</a> }
        ]}
      />
    </Card>
  )
}
