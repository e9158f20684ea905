/** CPU time of a page's main thread (主线程时间), scripts, styles, layout and painting included, and what its heap holds. */
import type { CDPSession, Page } from 'playwright'

export interface MainThread {
  /** Milliseconds from before the work until everything that follows from it is drawn. */
  readonly during: (work: () => Promise<unknown>) => Promise<number>
  /** MB after a sweep, what stands in typed arrays included. */
  readonly heap: () => Promise<number>
  readonly press: (key: string) => Promise<void>
}

const metricOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Two frames, and whatever was left for when nothing else is to do. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 })))
      })
  )

export const mainThread = async (page: Page): Promise<MainThread> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    during: async (work) => {
      await drawn(page)
      const before = await metricOf(session)
      await work()
      await drawn(page)
      return (await metricOf(session)) - before
    },
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
      return (usedSize + backingStorageSize) / 2 ** 20
    },
    press: async (text) => {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
    }
  }
}
