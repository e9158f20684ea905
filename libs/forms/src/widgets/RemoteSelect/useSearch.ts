import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { useEffect, useMemo, useState } from 'react'
import type { FormServices, FoundOption } from '../../engine/FormServices.ts'
import { notOffered } from '../../engine/notOffered.ts'

export interface SearchStart {
  readonly source: string
  readonly keyword: string
  readonly parent: string
  /** Keep it stable. */
  readonly values: FormValues
}

export interface Search {
  readonly state: 'searching' | 'found' | 'failed'
  readonly options: readonly FoundOption[]
  readonly message: string
  readonly hasMore: boolean
  /** Asks for the next page (更多), or again for the one that failed. */
  readonly goOn: () => void
}

interface Asked {
  readonly of: object
  readonly state: Search['state']
  readonly options: readonly FoundOption[]
  readonly message: string
  readonly hasMore: boolean
  /** Pages that are here. */
  readonly pages: number
  readonly attempt: number
}

const pauseMs = 250
const begun = (of: object): Asked => ({ of, state: 'searching', options: [], message: '', hasMore: false, pages: 0, attempt: 0 })

/** Searches 250 ms after the last key, page by page; an answer to an older keyword or level is dropped. */
export const useSearch = (services: FormServices, { source, keyword, parent, values }: SearchStart): Search => {
  const search = useMemo(() => ({ source, keyword: keyword.trim(), parent, values }), [source, keyword, parent, values])
  const [kept, setKept] = useState<Asked>(() => begun(search))
  const asked = kept.of === search ? kept : { ...begun(search), options: kept.options }
  const { attempt, pages } = asked
  useEffect(() => {
    const abort = new AbortController()
    const settle = (next: (last: Asked) => Partial<Asked>) => {
      if (!abort.signal.aborted) setKept((last) => ({ ...(last.of === search ? last : begun(search)), ...next(last) }))
    }
    const ask = async () => {
      settle(() => ({ state: 'searching' }))
      try {
        const { options, hasMore } = await (services.searchOptions ?? notOffered)({ ...search, page: pages + 1 }, abort.signal)
        settle((last) => ({ state: 'found', options: pages === 0 ? options : [...last.options, ...options], hasMore, message: '' }))
      } catch (error) {
        const message = error instanceof Error && error.message !== '' ? error.message : '搜索失败，请稍后再试'
        settle(() => ({ state: 'failed', hasMore: false, message }))
      }
    }
    const timer = setTimeout(ask, search.keyword === '' || attempt > 0 ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [services, search, pages, attempt])
  const goOn = () =>
    setKept((last) => ({ ...last, attempt: last.attempt + 1, pages: last.state === 'found' ? last.pages + 1 : last.pages }))
  return { ...asked, options: asked.state === 'failed' && pages === 0 ? [] : asked.options, goOn }
}
