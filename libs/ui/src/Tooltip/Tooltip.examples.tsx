import { Button } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Tooltip } from './Tooltip.tsx'

export const examples: Examples = {
  提示: () => (
    <Tooltip content="出生后一个月内办理">
      <Button>出生登记</Button>
    </Tooltip>
  )
}
