import { regionRoot } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { readTreeText } from '@ljonething/domain/tree/readTreeText'
import { treeOfOptions } from '@ljonething/domain/tree/treeOfOptions'
import { useEffect, useState } from 'react'
import type { FormServices } from '../../engine/FormServices.ts'
import { notOffered } from '../../engine/notOffered.ts'

type Loaded =
  | { readonly state: 'ready'; readonly tree: FlatTree }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }

const loading: Loaded = { state: 'loading' }

/** The tree of a field (可选树): of its options, or where they are too many to travel with a form, asked for whole and read once for all its fields. */
export const useTree = (source: string, options: readonly DictionaryOption[], services: FormServices) => {
  const [attempt, setAttempt] = useState(0)
  const [, setLoaded] = useState(0)
  const isAlone = source === regionRoot && options.length === 0
  const loaded: Loaded = isAlone ? (treesOf(services).get(source) ?? loading) : { state: 'ready', tree: treeOfOptions(options) }
  useEffect(() => {
    if (!isAlone || treesOf(services).has(source)) return
    let live = true
    const ask = async () => {
      treesOf(services).set(source, await load(source, services))
      if (live) setLoaded((count) => count + 1)
    }
    void ask()
    return () => {
      live = false
    }
  }, [isAlone, source, services, attempt])
  return {
    loaded,
    askAgain: () => {
      treesOf(services).delete(source)
      setAttempt((count) => count + 1)
    }
  }
}

const load = async (source: string, { wholeTree = notOffered }: FormServices): Promise<Loaded> => {
  try {
    const tree = readTreeText(await wholeTree(source))
    return tree === undefined ? { state: 'failed', message: '返回的数据有误，请稍后再试' } : { state: 'ready', tree }
  } catch (error) {
    return { state: 'failed', message: error instanceof Error && error.message !== '' ? error.message : '加载失败，请稍后再试' }
  }
}

const known = new WeakMap<FormServices, Map<string, Loaded>>()

const treesOf = (services: FormServices) => {
  const trees = known.get(services) ?? new Map<string, Loaded>()
  known.set(services, trees)
  return trees
}
