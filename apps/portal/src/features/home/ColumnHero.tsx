import { newUserType } from '@ljonething/domain/codes/user'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { SegmentedControl } from '@ljonething/ui/SegmentedControl'
import { useState } from 'react'
import type { ColumnRegion } from '../../browser/specialColumnRegion.ts'
import { province } from '../../browser/specialColumnRegion.ts'
import type { SceneSummary } from '../../queries/catalogue.ts'
import { RegionDialog } from '../../shell/region/RegionDialog.tsx'
import * as styles from './ColumnHero.css.ts'

interface ColumnHeroProps {
  readonly scenes: readonly SceneSummary[]
  readonly region: ColumnRegion
  readonly audience: string
  readonly onAudience: (audience: string) => void
  readonly onRegion: (region: ColumnRegion) => void
}

const audiences = newUserType.rows.map(({ code, label }) => ({ value: code, label }))

const saved = (scenes: readonly SceneSummary[], kind: 'materials' | 'runs') =>
  scenes.reduce((sum, { comparison }) => sum + Math.max(comparison[kind].before - comparison[kind].after, 0), 0)

/** Head of the special column (专区主视觉): what it is, for whom, for where, and what it saves in all. */
export const ColumnHero = ({ scenes, region, audience, onAudience, onRegion }: ColumnHeroProps) => {
  const [isChoosing, setChoosing] = useState(false)
  const isMunicipal = region.code !== provinceCode
  const totals = [
    { label: '件事', value: scenes.length },
    { label: '个事项合并办', value: scenes.reduce((sum, scene) => sum + scene.matterCount, 0) },
    { label: '份材料不用交', value: saved(scenes, 'materials') },
    { label: '次跑动省下来', value: saved(scenes, 'runs') }
  ]
  return (
    <section className={styles.hero} aria-labelledby="page-title">
      <div className={styles.intro}>
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          一件事，一次办
        </h1>
        <p className={styles.lead}>选一件事，答几个问题，填一张表，交一次材料，全程可查。</p>
        <div className={styles.switches}>
          <SegmentedControl label="服务对象" options={audiences} value={audience} onValueChange={onAudience} />
          <SegmentedControl
            label="专区"
            options={[
              { value: 'province', label: '省级专区' },
              { value: 'city', label: isMunicipal ? `市级专区 · ${region.name}` : '市级专区' }
            ]}
            value={isMunicipal ? 'city' : 'province'}
            onValueChange={(next) => (next === 'province' ? onRegion(province) : setChoosing(true))}
          />
        </div>
      </div>
      {scenes.length === 0 ? null : (
        <dl className={styles.totals}>
          {totals.map(({ label, value }) => (
            <div key={label} className={styles.total}>
              <dt className={styles.totalLabel}>{label}</dt>
              <dd className={styles.totalValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isChoosing ? <RegionDialog open onOpenChange={setChoosing} region={region} onChoose={onRegion} /> : null}
    </section>
  )
}
