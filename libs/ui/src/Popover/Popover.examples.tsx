import { Button } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Popover } from './Popover.tsx'

export const examples: Examples = {
  弹出: () => (
    <Popover label="选择区域" trigger={<Button>黑龙江省</Button>}>
      <p>哈尔滨市 齐齐哈尔市</p>
    </Popover>
  )
}
