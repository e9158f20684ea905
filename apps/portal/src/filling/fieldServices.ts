/** What the fields of a form ask of the service (表单外部服务), over the queries of the portal. Failures carry the Chinese text to show. */
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import { now } from '../browser/serverDate.ts'
import { regionChildrenQuery, searchRegions } from '../queries/catalogue.ts'
import { rareWords, searchOptions } from '../queries/forms.ts'
import { queryClient } from '../queries/queryClient.ts'
import { readable } from './readable.ts'

export const fieldServices: FormServices = {
  searchOptions: (search, signal) => readable(searchOptions(search, signal)),
  treeChildren: async (_source, parentCode) => {
    const rows = await readable(queryClient.fetchQuery(regionChildrenQuery(parentCode)))
    return rows.map(({ code, name }) => ({ value: code, name }))
  },
  searchTree: async (_source, parentCode, keyword, signal) => {
    const rows = await readable(searchRegions(parentCode, keyword, signal))
    return rows.map(({ code, name, above = [] }) => [...above, { code, name }].map((node) => ({ value: node.code, name: node.name })))
  },
  hasRareWord: async (value) => (await readable(rareWords(value))) !== '',
  now
}
