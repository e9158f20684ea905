import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { useEffect, useState } from 'react'
import { foundPaths } from './foundPaths.ts'
import type { CascadeSource, Level } from './useLevels.ts'

export interface FoundPaths {
  readonly state: 'searching' | 'found' | 'failed'
  readonly paths: readonly (readonly NamedValue[])[]
  readonly message: string
  readonly askAgain: () => void
}

interface Answer extends Pick<FoundPaths, 'state' | 'paths' | 'message'> {
  readonly of: string
}

const pauseMs = 250
/** So many are listed. */
export const mostFound = 50

/**
 * What is found in a cascade (级联查找): at once in a tree at hand, by the service 250 ms after the last key in one loaded by level, else in the levels
 * that were listed. An answer to an older keyword is dropped; paths that are longer than the columns are left out.
 */
export const useFoundPaths = (
  { options, source, root, services: { searchTree } }: CascadeSource,
  levels: readonly Level[],
  open: readonly NamedValue[],
  keyword: string,
  depth: number
): FoundPaths => {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const isAsked = keyword !== '' && options.length === 0 && searchTree !== undefined
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    const settle = (next: Omit<Answer, 'of'>) => {
      if (!abort.signal.aborted) setAnswer({ ...next, of: keyword })
    }
    const ask = async () => {
      try {
        const found = await searchTree(source, root, keyword, abort.signal)
        settle({ state: 'found', paths: found.filter(({ length }) => length <= depth), message: '' })
      } catch (error) {
        const message = error instanceof Error && error.message !== '' ? error.message : '搜索失败，请稍后再试'
        settle({ state: 'failed', paths: [], message })
      }
    }
    const timer = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isAsked, searchTree, source, root, keyword, depth, attempt])
  const askAgain = () => {
    setAnswer(undefined)
    setAttempt((count) => count + 1)
  }
  if (keyword === '') return { state: 'found', paths: [], message: '', askAgain }
  if (!isAsked) return { state: 'found', paths: foundPaths(options, levels, open, keyword, mostFound), message: '', askAgain }
  return answer?.of === keyword ? { ...answer, askAgain } : { state: 'searching', paths: answer?.paths ?? [], message: '', askAgain }
}
