/** What the service answers to the fields of a form (表单外部服务), as they take it. */
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { regionChildrenQuery, searchRegions, treeTextQuery } from '../queries/catalogue.ts'
import { rareWords } from '../queries/forms.ts'
import { queryClient } from '../queries/queryClient.ts'

export { searchOptions as options } from '../queries/forms.ts'

const named = ({ code, name }: { readonly code: string; readonly name: string }) => ({ value: code, name })

export const children = async (parentCode: string): Promise<readonly DictionaryOption[]> =>
  (await queryClient.fetchQuery(regionChildrenQuery(parentCode))).map(named)

export const paths = async (parentCode: string, keyword: string, signal: AbortSignal): Promise<readonly (readonly NamedValue[])[]> =>
  (await searchRegions(parentCode, keyword, signal)).map(({ above = [], ...row }) => [...above, row].map(named))

export const unknownId = (sceneId: string, id: string): Promise<void> =>
  import('../queries/receivedForm.ts').then(
    ({ formProblem }) => formProblem(sceneId, { problem: 'unknownId', id }),
    () => undefined
  )

export const wholeTree = (source: string): Promise<string> => queryClient.fetchQuery(treeTextQuery(source))

export const hasRareWord = async (value: string) => (await rareWords(value)) !== ''
