import type { Examples } from '../testing/Examples.ts'
import { TextArea } from './TextArea.tsx'

export const examples: Examples = {
  计数: () => <TextArea aria-label="情况说明" limit={200} defaultValue="本人因工作调动需变更参保地。" />,
  超出: () => <TextArea aria-label="情况说明" limit={8} defaultValue="本人因工作调动需变更参保地。" />
}
