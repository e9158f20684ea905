import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'

/** Draws nothing until first used, and stays from then on (用时加载), so that what loads when used can also close in its own way. */
export const OnceUsed = ({ when, children }: { readonly when: boolean; readonly children: ReactNode }) => {
  const [used, setUsed] = useState(when)
  if (when && !used) setUsed(true)
  return used || when ? <Suspense fallback={null}>{children}</Suspense> : null
}
