import type { Examples } from '../testing/Examples.ts'
import { HelpTip } from './HelpTip.tsx'

export const examples: Examples = {
  说明: () => (
    <span>
      缴费档次 <HelpTip about="缴费档次">档次越高，待遇越高。</HelpTip>
    </span>
  )
}
