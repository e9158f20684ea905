/** Where scenes are open (主题开通情况, spec §2.2, §3.2): how many in each city, with its column, and of each scene the cities. */
import { newUserType } from '@ljonething/domain/codes/user'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { isOpenIn } from '@ljonething/domain/scene/isOpenIn'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Panel } from '@ljonething/ui/Panel'
import { Table } from '@ljonething/ui/Table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EntryPage } from '../../entries/SceneEntry.tsx'
import { useRouteName } from '../../entries/useRouteName.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { SceneSummary } from '../../queries/catalogue.ts'
import { regionChildrenQuery, scenesQuery } from '../../queries/catalogue.ts'
import { useColumnRegion } from '../../shell/region/useColumnRegion.ts'

interface Place {
  readonly code: string
  readonly name: string
}

const openedText = (cities: readonly Place[], openRegions: readonly string[]): string => {
  const open = cities.filter(({ code }) => isOpenIn(openRegions, code))
  const closed = cities.filter((city) => !open.includes(city))
  if (closed.length === 0) return `全部 ${cities.length} 个市（地）`
  const names = (places: readonly Place[]) => places.map(({ name }) => name).join('、')
  return open.length < closed.length ? names(open) : `除${names(closed)}外的 ${open.length} 个市（地）`
}

export const OpeningScreen = () => {
  const { title } = useRouteName()
  const chosen = useColumnRegion()
  const scenes = useQuery(scenesQuery({}))
  const cities = useQuery(regionChildrenQuery(provinceCode))
  const failed = scenes.isError ? scenes : cities.isError ? cities : undefined
  const all = scenes.data ?? []
  const places = cities.data ?? []
  const openIn = (region: string) => all.filter(({ openRegions }) => isOpenIn(openRegions, region)).length
  const isLoading = scenes.isPending || cities.isPending
  const cityColumns = [
    { id: 'name', header: '地区', cell: ({ name }: Place) => name, rowHeader: true },
    { id: 'open', header: '已开通', cell: ({ code }: Place) => `${openIn(code)} / ${all.length} 件` },
    {
      id: 'column',
      header: '专区',
      cell: ({ code, name }: Place) => (
        <Link to="/municipal/onethingSpecialColumn" search={{ region: code }}>
          {name}专区
        </Link>
      ),
      fit: true
    }
  ]
  const sceneColumns = [
    {
      id: 'name',
      header: '主题',
      cell: ({ sceneCode, name }: SceneSummary) => (
        <Link to="/themeWrapper/themeMiddle" search={{ code: sceneCode }}>
          {name}
        </Link>
      ),
      rowHeader: true
    },
    {
      id: 'kind',
      header: '服务对象',
      cell: ({ objectTypes }: SceneSummary) => objectTypes.map((type) => newUserType.labelOf(type)).join('、'),
      fit: true
    },
    { id: 'open', header: '开通地区', cell: ({ openRegions }: SceneSummary) => openedText(places, openRegions) }
  ]
  return (
    <EntryPage current={title}>
      <Card>
        <PageHeader
          title={title}
          description={
            isLoading ? '各市（地）已经开通的一件事。' : `${chosen.name}已开通 ${openIn(chosen.code)} 件，全省共 ${all.length} 件。`
          }
        />
      </Card>
      {failed === undefined ? (
        <>
          <Panel title="各市（地）开通数量" description="县（市、区）与所在市（地）相同。">
            <Table caption="各市（地）开通数量" columns={cityColumns} rows={places} rowKey={({ code }) => code} loading={isLoading} />
          </Panel>
          <Panel title="各主题开通地区">
            <Table caption="各主题开通地区" columns={sceneColumns} rows={all} rowKey={({ sceneCode }) => sceneCode} loading={isLoading} />
          </Panel>
        </>
      ) : (
        <ErrorState onRetry={() => failed.refetch()}>{apiFailure(failed.error).message}</ErrorState>
      )}
    </EntryPage>
  )
}
