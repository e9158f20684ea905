import { Button } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { EmptyState } from './EmptyState.tsx'

export const examples: Examples = {
  默认: () => <EmptyState />,
  有下一步: () => (
    <EmptyState title="还没有办件" actions={<Button variant="primary">去办一件事</Button>}>
      您提交的申请会显示在这里，可以随时查看进度。
    </EmptyState>
  ),
  紧凑: () => <EmptyState compact />
}
