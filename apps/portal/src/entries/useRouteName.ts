import { useRouterState } from '@tanstack/react-router'

/** The published name of the route one is on (spec §2.2), and its title. */
export const useRouteName = (): { readonly name: string; readonly title: string } => {
  const name = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name }) ?? ''
  const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title }) ?? ''
  return { name, title }
}
