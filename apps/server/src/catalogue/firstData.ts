/** What pages say of the catalogue (首屏主题): the regions of the province, on the special column its cards, on the steps of a scene the scene. */
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { Effect } from 'effect'
import type { PageAddress } from '../platform/http/FirstData.ts'
import { Catalogue } from './Catalogue.ts'
import { guideSceneOf, rowsOf } from './handlers.ts'
import { summariesOf } from './listScenes.ts'

const columns = /^(?:(?:municipal\/)?onethingSpecialColumn|unionProcessColumn)?\/?$/

export const catalogueFirstData = ({ path, query }: PageAddress) =>
  Effect.map(Catalogue, (catalogue) => {
    const scene = path.startsWith('themeWrapper/') ? guideSceneOf(catalogue, query.get('code') ?? '') : undefined
    return {
      'spaceDictionary.dictionary': rowsOf(catalogue)({ rootCode: regionRoot, parentcode: provinceCode }),
      ...(columns.test(path) ? { 'middleScenes.scenes': summariesOf(catalogue) } : {}),
      ...(scene === undefined ? {} : { 'oneThingGuide.getGuideScene': scene })
    }
  })
