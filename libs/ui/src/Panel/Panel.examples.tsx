import { Button } from '../Button/Button.tsx'
import { Tag } from '../Tag/Tag.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Panel } from './Panel.tsx'

export const examples: Examples = {
  面板: () => (
    <Panel
      title="新生儿信息"
      description="请对照出生医学证明填写"
      tags={<Tag tone="info">可复用</Tag>}
      actions={<Button size="small">编辑</Button>}
      footer={<Button variant="primary">保存</Button>}
    >
      内容
    </Panel>
  )
}
