import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sceneQuery } from '../../queries/catalogue.ts'

/** Keeps `document.title` (网页标题): page, scene or subject, portal. */
export const useDocumentTitle = (subject: string | undefined) => {
  const title = useRouterState({
    select: ({ matches }) => matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title
  })
  const code = useRouterState({
    select: ({ location }) => ('code' in location.search && typeof location.search.code === 'string' ? location.search.code : '')
  })
  const scene = useQuery({ ...sceneQuery(code), enabled: code !== '' })
  const about = subject ?? (code === '' ? undefined : scene.data?.name)
  useEffect(() => {
    document.title = [title, about, '龙江一件事'].filter((part) => part !== undefined).join(' - ')
  }, [title, about])
}
