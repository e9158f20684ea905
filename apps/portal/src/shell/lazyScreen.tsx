/**
 * A screen that loads when it is first opened (按需加载). One that does not load (network gone, old build, service busy) is an error of its route, which
 * stands in the frame and can be tried again; the page itself is never loaded anew, so that nothing on it is lost.
 */
import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { use } from 'react'
import { nextTask } from '../browser/nextTask.ts'

export interface LazyScreen {
  /** Resolves whether it loaded or not; what did not load is asked for anew. */
  readonly preload: () => Promise<void>
  readonly isLoaded: () => boolean
}

const notLoaded = (cause: unknown): Error => Object.assign(new Error('The screen did not load', { cause }), { name: 'ChunkNotLoaded' })

export const lazyScreen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name
): RouteComponent & LazyScreen => {
  let screen: ComponentType | undefined
  let failure: Error | undefined
  let loading: Promise<void> | undefined
  /** Asking for its many files, evaluating them and drawing it are a task each. Once it is here, React goes on without waiting a turn. */
  const ask = async () => {
    try {
      await nextTask()
      const loaded = await load()
      await nextTask()
      screen = loaded[name]
    } catch (cause) {
      failure = notLoaded(cause)
    }
    if (loading !== undefined) Object.assign(loading, { status: 'fulfilled' })
  }
  const preload = (): Promise<void> => {
    if (failure !== undefined) loading = failure = undefined
    return (loading ??= ask())
  }
  const Screen = () => {
    use(loading ?? preload())
    if (failure !== undefined) throw failure
    const Loaded = screen
    return Loaded === undefined ? null : <Loaded />
  }
  return Object.assign(Screen, { preload, isLoaded: () => screen !== undefined })
}

/** What route options hold as component; a screen that came with the page is loaded. */
export const asLazyScreen = (component: unknown): LazyScreen | undefined =>
  typeof component === 'function' && 'isLoaded' in component ? (component as RouteComponent & LazyScreen) : undefined
