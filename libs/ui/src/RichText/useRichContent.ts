import { useEffect, useState } from 'react'
import type { richContent as prepare } from './richContent.ts'

type RichContent = typeof prepare

let loaded: RichContent | undefined

const load = async () => (loaded ??= (await import('./richContent.ts')).richContent)

/** The sanitiser, loaded when first asked for (按需加载); undefined until then and where it cannot be loaded. */
export const useRichContent = (): RichContent | undefined => {
  const [richContent, setRichContent] = useState(() => loaded)
  useEffect(() => {
    load().then(
      (each) => setRichContent(() => each),
      () => undefined
    )
  }, [])
  return richContent
}
