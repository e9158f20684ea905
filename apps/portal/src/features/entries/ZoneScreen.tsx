/** The zone of a theme (专区, spec §2.2): the scenes whose file names this column, each with its stages, what it saves and the ways into it. */
import { isOpenIn, openRegions } from '@ljonething/domain/scene/isOpenIn'
import { Card } from '@ljonething/ui/Card'
import { ComparisonStat, ComparisonStats } from '@ljonething/ui/ComparisonStat'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Panel } from '@ljonething/ui/Panel'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import * as styles from '../../entries/Entry.css.ts'
import { EntryPage } from '../../entries/SceneEntry.tsx'
import { SceneWays } from '../../entries/SceneWays.tsx'
import { useRouteName } from '../../entries/useRouteName.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { SceneSummary } from '../../queries/catalogue.ts'
import { sceneQuery, scenesQuery } from '../../queries/catalogue.ts'
import { useColumnRegion } from '../../shell/region/useColumnRegion.ts'

const ZoneTheme = ({ summary }: { readonly summary: SceneSummary }) => {
  const region = useColumnRegion()
  const scene = useQuery(sceneQuery(summary.sceneCode))
  if (scene.isError) return <ErrorState onRetry={() => scene.refetch()}>{apiFailure(scene.error).message}</ErrorState>
  if (scene.data === undefined) return <Skeleton lines={6} />
  const { comparison } = summary
  const { columnSections: stages = [], interpretation, notices } = scene.data
  const isOpen = isOpenIn(
    openRegions(scene.data).map((open) => open.region),
    region.code
  )
  return (
    <>
      <Panel title={summary.name} description={`牵头单位：${summary.leadDepartment}`}>
        <div className={styles.stacked}>
          <p className={styles.text}>{summary.summary}</p>
          {isOpen ? null : <Notice tone="warning">{region.name}还没有开通这件事，可在页面上方切换地区。</Notice>}
          {stages.length === 0 ? null : (
            <ol aria-label="办理阶段" className={styles.stages}>
              {stages.map((stage, at) => (
                <li key={stage} className={styles.stage}>
                  <span aria-hidden="true" className={styles.stageNumber}>
                    {at + 1}
                  </span>
                  {stage}
                </li>
              ))}
            </ol>
          )}
          <SceneWays scene={scene.data} without="zone" />
        </div>
      </Panel>
      <div className={styles.columns}>
        <Panel title="政策与办法">
          {interpretation?.sections.map(({ heading, text }) => (
            <DisclosureSection key={heading} title={heading}>
              <p className={styles.text}>{text}</p>
            </DisclosureSection>
          ))}
          <DisclosureSection title="办理须知">
            <p className={styles.text}>{notices.writeNote}</p>
            <ul className={styles.list}>
              {notices.scenesNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </DisclosureSection>
        </Panel>
        <Panel title="联办成效">
          <ComparisonStats>
            <ComparisonStat label="办理时间" unit="个工作日" {...comparison.handlingDays} />
            <ComparisonStat label="跑动次数" unit="次" {...comparison.runs} />
            <ComparisonStat label="申请材料" unit="份" {...comparison.materials} />
            {comparison.links === undefined ? null : <ComparisonStat label="办理环节" unit="个" {...comparison.links} />}
          </ComparisonStats>
        </Panel>
      </div>
    </>
  )
}

export const ZoneScreen = () => {
  const { name, title } = useRouteName()
  const scenes = useQuery(scenesQuery({}))
  const own = scenes.data?.filter(({ columnRoute }) => columnRoute === name) ?? []
  return (
    <EntryPage current={title}>
      <Card>
        <PageHeader title={title} description="政策、办法和办理入口都在这里。" />
      </Card>
      {scenes.isError ? (
        <ErrorState onRetry={() => scenes.refetch()}>{apiFailure(scenes.error).message}</ErrorState>
      ) : scenes.isPending ? (
        <Skeleton lines={6} />
      ) : own.length === 0 ? (
        <EmptyState title="专区暂无主题">可返回首页查看全部主题。</EmptyState>
      ) : (
        own.map((summary) => <ZoneTheme key={summary.sceneCode} summary={summary} />)
      )}
    </EntryPage>
  )
}
