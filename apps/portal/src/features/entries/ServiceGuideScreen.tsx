/** Guide to the service of a scene (办事指南, spec §2.2, §3.2): who may, how, with what, how long, where, and by which law. */
import type { MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { ServiceGuide } from '@ljonething/domain/scene/ScenePublication'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Panel } from '@ljonething/ui/Panel'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import * as styles from '../../entries/Entry.css.ts'
import { SceneEntry } from '../../entries/SceneEntry.tsx'
import { SceneIndex } from '../../entries/SceneIndex.tsx'
import { SceneWays } from '../../entries/SceneWays.tsx'
import { gradesQuery } from '../../queries/grades.ts'
import { ServiceWindows } from './ServiceWindows.tsx'

const page = '办事指南'

interface GuideMatter {
  /** Within its scene; a third party's has none. */
  readonly code?: string
  readonly name: string
  readonly department: string
  readonly days: number
}

const mattersOf = ({ matters, thirdParty }: Scene): readonly GuideMatter[] =>
  thirdParty?.baseInfo.matterBaseInfos ??
  matters.map(({ code, name, department, promisedDays }) => ({ code, name, department, days: promisedDays }))

const matterColumns = [
  { id: 'name', header: '事项', cell: ({ name }: GuideMatter) => name, rowHeader: true },
  { id: 'department', header: '部门', cell: ({ department }: GuideMatter) => department },
  { id: 'days', header: '承诺时限', cell: ({ days }: GuideMatter) => (days === 0 ? '当场办结' : `${days} 个工作日`), fit: true }
]

/** How satisfied people were with a matter (群众评价), points of five. */
const GradeCell = ({ sceneCode, matter }: { readonly sceneCode: string; readonly matter: GuideMatter }) => {
  const grades = useQuery({ ...gradesQuery(sceneCode), enabled: matter.code !== undefined })
  const grade = grades.data?.find(({ taskCode }) => taskCode === matter.code)
  if (grades.isError) return '暂时无法显示'
  if (grade === undefined) return grades.isFetching ? '正在查询…' : '暂无评价'
  return grade.average === undefined ? '暂无评价' : `${grade.average.toFixed(1)} 分（${grade.count} 次，好评 ${grade.good} 次）`
}

const materialColumns = [
  { id: 'label', header: '材料', cell: ({ label }: MaterialTemplate) => label, rowHeader: true },
  { id: 'source', header: '来源', cell: ({ source }: MaterialTemplate) => source },
  {
    id: 'need',
    header: '是否提交',
    cell: ({ default: usual, required }: MaterialTemplate) =>
      usual === false ? <Tag>按情形</Tag> : required ? <Tag tone="info">必交</Tag> : <Tag>选交</Tag>,
    fit: true
  }
]

const Points = ({
  title,
  items = [],
  ordered = false
}: {
  readonly title: string
  readonly items?: readonly string[] | undefined
  readonly ordered?: boolean
}) => {
  const List = ordered ? 'ol' : 'ul'
  return items.length === 0 ? null : (
    <Panel title={title}>
      <List className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Panel>
  )
}

const factsOf = ({ timeLimit = '', fee = '', channels = [], consult = '', complain = '' }: ServiceGuide) =>
  [
    { key: '办理时限', value: timeLimit },
    { key: '收费', value: fee },
    { key: '办理渠道', value: channels.join('、') },
    { key: '咨询电话', value: consult },
    { key: '投诉电话', value: complain }
  ].filter(({ value }) => value !== '')

const Guide = ({ scene }: { readonly scene: Scene }) => {
  const { serviceGuide: guide, materials } = scene
  const head = <PageHeader title={`${scene.name}${page}`} description={`牵头单位：${scene.leadDepartment}`} />
  if (guide === undefined) {
    return (
      <Card>
        {head}
        <EmptyState title="未配置办事指南" actions={<SceneWays scene={scene} without="guide" />}>
          可以先看政策解读，或拨打 12345 咨询。
        </EmptyState>
      </Card>
    )
  }
  const matters = mattersOf(scene)
  return (
    <>
      <Card className={styles.stacked}>
        {head}
        <p className={styles.text}>{scene.summary}</p>
        <SceneWays scene={scene} without="guide" />
      </Card>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Points title="受理条件" items={guide.conditions} />
          <Points title="办理流程" items={guide.process} ordered />
          <Panel title={`办理事项（${matters.length}）`}>
            <Table
              caption="办理事项"
              columns={[
                ...matterColumns,
                {
                  id: 'grade',
                  header: '群众评价',
                  cell: (matter: GuideMatter) => <GradeCell sceneCode={scene.sceneCode} matter={matter} />
                }
              ]}
              rows={matters}
              rowKey={({ name }) => name}
            />
          </Panel>
          {materials.length === 0 ? null : (
            <Panel title={`申请材料（${materials.length}）`} description="实际要交哪些，以答题引导生成的清单为准。">
              <Table caption="申请材料" columns={materialColumns} rows={materials} rowKey={({ code }) => code} />
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          <Panel title="基本信息">
            <KeyValueList items={factsOf(guide)} stacked />
          </Panel>
          <ServiceWindows guide={guide} />
          <Points title="办理依据" items={guide.legalBasis} />
        </div>
      </div>
    </>
  )
}

export const ServiceGuideScreen = () => {
  const { code } = useSearch({ strict: false })
  return code === undefined ? (
    <SceneIndex
      title={page}
      description="每件事的受理条件、流程、材料、时限和办理窗口。"
      has={({ hasServiceGuide }) => hasServiceGuide}
      none="未配置办事指南"
      to="/service/guide"
    />
  ) : (
    <SceneEntry code={code} current={page}>
      {(scene) => <Guide scene={scene} />}
    </SceneEntry>
  )
}
