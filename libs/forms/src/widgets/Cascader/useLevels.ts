import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { useEffect, useState } from 'react'
import type { FormServices } from '../../engine/FormServices.ts'
import { notOffered } from '../../engine/notOffered.ts'

/** One level of a cascade: its options, being asked for, or why they did not come. */
export type Level =
  | { readonly state: 'ready'; readonly options: readonly DictionaryOption[] }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }

/** Where the options of a cascade come from: a tree at hand, or one loaded by level. */
export interface CascadeSource {
  readonly options: readonly DictionaryOption[]
  readonly source: string
  readonly root: string
  readonly services: FormServices
}

const loading: Level = { state: 'loading' }

/** The levels below the root along a path (逐级加载): one more than the path is long, at most `depth`; a level without options is left out. */
export const useLevels = ({ options, source, root, services }: CascadeSource, path: readonly NamedValue[], depth: number) => {
  const [, setLoaded] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const atHand = options.length > 0
  const parents = [root, ...path.map((node) => node.value)].slice(0, depth)
  const levels = atHand
    ? levelsAtHand(options, path, depth)
    : parents.map((parent) => cacheOf(services).get(`${source} ${parent}`) ?? loading)
  const wanted = atHand ? '' : parents.join(' ')
  useEffect(() => {
    if (wanted === '' && atHand) return
    let live = true
    const cache = cacheOf(services)
    const ask = async (parent: string) => {
      const key = `${source} ${parent}`
      if (cache.get(key)?.state === 'ready') return
      try {
        cache.set(key, { state: 'ready', options: await (services.treeChildren ?? notOffered)(source, parent) })
      } catch (error) {
        const message = error instanceof Error && error.message !== '' ? error.message : '加载失败，请稍后再试'
        cache.set(key, { state: 'failed', message })
      }
      if (live) setLoaded((count) => count + 1)
    }
    for (const parent of wanted.split(' ')) void ask(parent)
    return () => {
      live = false
    }
  }, [wanted, atHand, source, services, attempt])
  return {
    levels: levels.filter((level, index): boolean => index === 0 || level.state !== 'ready' || level.options.length > 0),
    /** For the levels that did not come. */
    askAgain: () => {
      for (const parent of parents) {
        const key = `${source} ${parent}`
        if (cacheOf(services).get(key)?.state === 'failed') cacheOf(services).delete(key)
      }
      setAttempt((count) => count + 1)
    }
  }
}

const levelsAtHand = (options: readonly DictionaryOption[], path: readonly NamedValue[], depth: number): readonly Level[] => {
  const levels: Level[] = [{ state: 'ready', options }]
  let below = options
  for (const node of path.slice(0, depth - 1)) {
    below = below.find((option) => option.value === node.value)?.children ?? []
    levels.push({ state: 'ready', options: below })
  }
  return levels
}

const caches = new WeakMap<FormServices, Map<string, Level>>()

const cacheOf = (services: FormServices) => {
  const cache = caches.get(services) ?? new Map<string, Level>()
  caches.set(services, cache)
  return cache
}
