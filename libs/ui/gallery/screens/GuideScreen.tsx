import { Breadcrumb } from '../../src/Breadcrumb/Breadcrumb.tsx'
import { Button } from '../../src/Button/Button.tsx'
import { Card } from '../../src/Card/Card.tsx'
import { ChoiceCards } from '../../src/ChoiceCards/ChoiceCards.tsx'
import { examples as choice } from '../../src/ChoiceCards/ChoiceCards.examples.tsx'
import { examples as stats } from '../../src/ComparisonStat/ComparisonStat.examples.tsx'
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx'
import { Panel } from '../../src/Panel/Panel.tsx'
import { Stepper } from '../../src/Stepper/Stepper.tsx'
import type { Tone } from '../../src/Tag/Tag.tsx'
import { Tag } from '../../src/Tag/Tag.tsx'
import { bar, grow, muted, number, planRow, question, stack, withAside } from '../gallery.css.ts'
import { steps } from './steps.ts'

const FollowUp = choice['追问']
const Stats = stats['清单']

const plan: readonly { readonly name: string; readonly why: string; readonly tag: string; readonly tone: Tone }[] = [
  { name: '出生医学证明首次签发', why: '因为：第 1 题选择“符合”', tag: '要办', tone: 'success' },
  { name: '出生登记（申报户口）', why: '默认事项', tag: '要办', tone: 'success' },
  { name: '生育保险待遇核准支付', why: '取决于：第 6 题', tag: '也许', tone: 'warning' },
  { name: '母亲居民身份证', why: '可复用电子证照，无需上传', tag: '可复用', tone: 'info' }
]

/** A guide page (答题引导) with the live plan beside the questions. */
export const GuideScreen = () => (
  <div>
    <Breadcrumb links={[<a href="#home">首页</a>]} current="新生儿出生一件事" />
    <div className={stack}>
      <Stepper steps={steps} current="guide" />
      <div className={withAside}>
        <Card className={stack}>
          <PageHeader title="回答几个问题，生成您的办事清单" description="已答 2 / 共 6 题，答案会自动保存。" />
          <div>
            <h3 className={question}>
              <span className={number}>1</span>新生儿是否在黑龙江省内的助产机构出生？
            </h3>
            <ChoiceCards
              label="新生儿是否在黑龙江省内的助产机构出生？"
              value="a"
              onValueChange={() => undefined}
              choices={[
                { value: 'a', label: '符合', cue: '含在转诊途中由省内助产机构接产的情形' },
                { value: 'b', label: '不符合' }
              ]}
            />
          </div>
          <div>
            <h3 className={question}>
              <span className={number}>2</span>新生儿父母的婚姻登记情况？
            </h3>
            {FollowUp ? <FollowUp /> : null}
          </div>
          <div className={bar}>
            <Button variant="primary">下一步：办理须知</Button>
            <Button>暂存</Button>
          </div>
        </Card>
        <Panel level={3} title="您的办事清单">
          <div className={stack}>
            {Stats ? <Stats /> : null}
            <div>
              {plan.map((row) => (
                <div key={row.name} className={planRow}>
                  <span className={grow}>
                    {row.name}
                    <br />
                    <span className={muted}>{row.why}</span>
                  </span>
                  <Tag tone={row.tone}>{row.tag}</Tag>
                </div>
              ))}
            </div>
          </div>
        </Panel>
      </div>
    </div>
  </div>
)
