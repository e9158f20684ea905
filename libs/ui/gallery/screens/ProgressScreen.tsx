import { Breadcrumb } from '../../src/Breadcrumb/Breadcrumb.tsx'
import { Button } from '../../src/Button/Button.tsx'
import { Card, cardLinkClass } from '../../src/Card/Card.tsx'
import { examples as comparison } from '../../src/ComparisonTable/ComparisonTable.examples.tsx'
import { ComparisonStat, ComparisonStats } from '../../src/ComparisonStat/ComparisonStat.tsx'
import { Notice } from '../../src/Notice/Notice.tsx'
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx'
import { Panel } from '../../src/Panel/Panel.tsx'
import { SearchBox } from '../../src/SearchBox/SearchBox.tsx'
import { SegmentedControl } from '../../src/SegmentedControl/SegmentedControl.tsx'
import type { Tone } from '../../src/Tag/Tag.tsx'
import { Tag } from '../../src/Tag/Tag.tsx'
import { examples as timelines } from '../../src/Timeline/Timeline.examples.tsx'
import { examples as logs } from '../../src/TimelineLog/TimelineLog.examples.tsx'
import { bar, cards, muted, sceneCard, stack } from '../gallery.css.ts'

const matters: readonly {
  readonly name: string
  readonly where: string
  readonly tag: string
  readonly tone: Tone
  readonly track: string
}[] = [
  { name: '出生医学证明首次签发', where: '省卫生健康委 · 承诺 1 个工作日，实际 4 小时', tag: '办结', tone: 'success', track: '办结' },
  {
    name: '出生登记（申报户口）',
    where: '省公安厅 · 承诺 3 个工作日，已用 1 天（计时暂停）',
    tag: '待补正',
    tone: 'warning',
    track: '待补正'
  },
  { name: '城乡居民医保参保登记', where: '省医疗保障局 · 等待“出生登记”的公民身份号码', tag: '办理中', tone: 'info', track: '办理中' }
]

const scenes = ['新生儿出生一件事', '教育入学一件事', '企业职工退休一件事']
const Comparison = comparison['对比']
const Log = logs['记录']

/** Progress of one application (办件进度), the comparison and scene cards. */
export const ProgressScreen = () => (
  <div>
    <Breadcrumb links={[<a href="#home">首页</a>, <a href="#mine">我的办件</a>]} current="新生儿出生一件事" />
    <div className={stack}>
      <Card className={stack}>
        <PageHeader
          title="新生儿出生一件事"
          description="申请编号 230000-20261120-8F3K2M · 提交于 2026-11-20 12:10 · 5 个事项，2 个部门办理中"
          actions={
            <>
              <Button>撤回申请</Button>
              <Button variant="primary">去补正（1）</Button>
            </>
          }
        />
        <Notice tone="warning" title="有 1 项需要您补正">
          公安厅要求重新上传“母亲居民户口簿”（首页不清晰）。补正期间计时暂停，其余事项照常办理。
        </Notice>
      </Card>
      {matters.map((matter) => {
        const Track = timelines[matter.track]
        return (
          <Panel
            key={matter.name}
            level={3}
            title={matter.name}
            tags={<Tag tone={matter.tone}>{matter.tag}</Tag>}
            description={matter.where}
          >
            {Track ? <Track /> : null}
          </Panel>
        )
      })}
      <Panel title="办理记录">{Log ? <Log /> : null}</Panel>
      <Panel title="联办对比">{Comparison ? <Comparison /> : null}</Panel>
      <div className={bar}>
        <SegmentedControl
          label="服务对象"
          value="person"
          onValueChange={() => undefined}
          options={[
            { value: 'person', label: '个人' },
            { value: 'company', label: '法人' }
          ]}
        />
        <SearchBox label="搜索" placeholder="搜事项、政策、问题" onSearch={() => undefined} />
      </div>
      <div className={cards}>
        {scenes.map((scene) => (
          <Card key={scene} as="article" interactive className={sceneCard}>
            <h3>
              <a className={cardLinkClass} href="#scene">
                {scene}
              </a>
            </h3>
            <p className={muted}>出生证明、户口、医保、社保卡等 8 个事项一次办</p>
            <ComparisonStats columns={4}>
              <ComparisonStat variant="saving" label="工作日" unit="个工作日" before={38} after={5} />
              <ComparisonStat variant="saving" label="跑动" unit="次" before={8} after={1} />
              <ComparisonStat variant="saving" label="材料" unit="份" before={22} after={3} />
              <ComparisonStat variant="saving" label="环节" unit="个" before={16} after={4} />
            </ComparisonStats>
          </Card>
        ))}
      </div>
    </div>
  </div>
)
