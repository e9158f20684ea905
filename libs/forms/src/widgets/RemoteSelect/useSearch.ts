import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import { useEffect, useState } from 'react'
import type { FormServices } from '../../engine/FormServices.ts'

export interface Search {
  readonly state: 'searching' | 'found' | 'failed'
  readonly options: readonly DictionaryOption[]
  readonly message: string
}

const pauseMs = 250

/** Searches 250 ms after the last key; an answer to an older keyword is dropped. */
export const useSearch = (services: FormServices, source: string, keyword: string): Search => {
  const [search, setSearch] = useState<Search>({ state: 'searching', options: [], message: '' })
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      setSearch((last) => ({ ...last, state: 'searching' }))
      try {
        const options = await services.searchOptions(source, keyword.trim(), abort.signal)
        if (!abort.signal.aborted) setSearch({ state: 'found', options, message: '' })
      } catch (error) {
        const message = error instanceof Error && error.message !== '' ? error.message : '搜索失败，请稍后再试'
        if (!abort.signal.aborted) setSearch({ state: 'failed', options: [], message })
      }
    }
    const timer = setTimeout(ask, keyword === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [services, source, keyword])
  return search
}
