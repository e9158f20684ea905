import type { ComponentType } from 'react'
import { lazy } from 'react'

/** A part that comes later, and what stands for it where it cannot be loaded (延迟加载): a dead line takes nothing else of the form away. */
export const lazyOr = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: ComponentType<Props>
) => lazy(() => load().catch(() => ({ default: instead })))
