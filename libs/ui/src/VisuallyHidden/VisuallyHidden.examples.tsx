import type { Examples } from '../testing/Examples.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const examples: Examples = {
  仅供读屏: () => (
    <p>
      办结<VisuallyHidden>，共 5 个事项</VisuallyHidden>
    </p>
  )
}
