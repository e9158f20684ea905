import { Button } from '../Button/Button.tsx'
import { Tag } from '../Tag/Tag.tsx'
import type { Examples } from '../testing/Examples.ts'
import { PageHeader } from './PageHeader.tsx'

export const examples: Examples = {
  页头: () => (
    <PageHeader
      title="新生儿出生一件事"
      tags={<Tag tone="warning">待补正</Tag>}
      description="申请编号 230000-20261120-8F3K2M · 提交于 2026-11-20 12:10"
      actions={
        <>
          <Button>撤回申请</Button>
          <Button variant="primary">去补正（1）</Button>
        </>
      }
    />
  )
}
