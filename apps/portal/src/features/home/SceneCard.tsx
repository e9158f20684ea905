import { Card, cardLinkClass } from '@ljonething/ui/Card'
import { ComparisonStat, ComparisonStats } from '@ljonething/ui/ComparisonStat'
import { Tag } from '@ljonething/ui/Tag'
import { Link } from '@tanstack/react-router'
import { Building2, Star } from 'lucide-react'
import type { SceneSummary } from '../../queries/catalogue.ts'
import * as styles from './SceneCard.css.ts'

/** One scene (主题卡片): what it bundles, who leads it, and what it saves. */
export const SceneCard = ({ scene }: { readonly scene: SceneSummary }) => {
  const { comparison } = scene
  return (
    <Card as="li" interactive className={styles.card}>
      <h2 className={styles.title}>
        <Link to="/themeWrapper/themeMiddle" search={{ code: scene.sceneCode }} className={cardLinkClass}>
          {scene.name}
        </Link>
      </h2>
      <div className={styles.tags}>
        {scene.keyScene ? (
          <Tag tone="info" icon={<Star size={14} aria-hidden="true" />}>
            重点主题
          </Tag>
        ) : null}
        <Tag>{scene.matterCount} 个事项</Tag>
        {scene.thirdParty ? <Tag tone="warning">第三方系统办理</Tag> : null}
      </div>
      {scene.foundBy === undefined ? null : <p className={styles.foundBy}>{scene.foundBy}</p>}
      <p className={styles.summary}>{scene.summary}</p>
      <p className={styles.department}>
        <Building2 size={16} aria-hidden="true" />
        {scene.leadDepartment}
      </p>
      <ComparisonStats columns={4}>
        <ComparisonStat variant="saving" label="工作日" unit="个工作日" {...comparison.handlingDays} />
        <ComparisonStat variant="saving" label="跑动" unit="次" {...comparison.runs} />
        <ComparisonStat variant="saving" label="材料" unit="份" {...comparison.materials} />
        {comparison.links === undefined ? null : <ComparisonStat variant="saving" label="环节" unit="个" {...comparison.links} />}
      </ComparisonStats>
    </Card>
  )
}
