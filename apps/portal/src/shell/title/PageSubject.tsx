/** What the page is about besides its name (页面主题), such as the scene of an application; screens set it, the title of the document shows it. */
import { createContext, use, useEffect } from 'react'

export const PageSubject = createContext<(subject: string | undefined) => void>(() => undefined)

export const usePageSubject = (subject: string | undefined) => {
  const set = use(PageSubject)
  useEffect(() => {
    set(subject)
    return () => set(undefined)
  }, [set, subject])
}
