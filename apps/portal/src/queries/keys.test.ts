import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { aboutPerson, allBut, keyOf, named } from './keys.ts'

const asked = [keyOf('session'), keyOf('scenes', {}), keyOf('drafts', 1, 10), keyOf('draft', 'g1'), keyOf('application', 'A1')]
type Filter = ReturnType<typeof named>

const chosenBy = (filter: Filter): readonly unknown[] => {
  const client = new QueryClient()
  for (const queryKey of asked) client.setQueryData(queryKey, {})
  return client
    .getQueryCache()
    .findAll(filter)
    .map(({ queryKey }) => queryKey[0])
}

it.each<[string, Filter, readonly string[]]>([
  ['questions by name, whatever they were asked with', named('drafts', 'application'), ['drafts', 'application']],
  ['every question but some', allBut('session', 'scenes'), ['drafts', 'draft', 'application']],
  ['what is about the person', aboutPerson, ['drafts', 'draft', 'application']]
])('chooses %s', (_, filter, chosen) => expect(chosenBy(filter)).toEqual(chosen))
