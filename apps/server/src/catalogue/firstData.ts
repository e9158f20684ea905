/** What pages say of the catalogue (首屏主题): the regions of the province, and on the special column its cards. */
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { Effect } from 'effect'
import { Catalogue } from './Catalogue.ts'
import { rowsOf, summariesOf } from './handlers.ts'

const columns = /^(?:(?:municipal\/)?onethingSpecialColumn|unionProcessColumn)?\/?$/

export const catalogueFirstData = (path: string) =>
  Effect.map(Catalogue, (catalogue) => ({
    'spaceDictionary.dictionary': rowsOf(catalogue)({ rootCode: regionRoot, parentcode: provinceCode }),
    ...(columns.test(path) ? { 'middleScenes.scenes': summariesOf(catalogue) } : {})
  }))
