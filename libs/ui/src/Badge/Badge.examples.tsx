import type { Examples } from '../testing/Examples.ts'
import { Badge } from './Badge.tsx'

export const examples: Examples = {
  数字: () => (
    <span>
      消息 <Badge count={3} unit="条未读消息" /> <Badge count={120} />
    </span>
  )
}
