/**
 * What pages say of the catalogue (首屏主题): the regions of the province, on columns and lists of scenes their cards, on pages about a scene the
 * scene.
 */
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { Effect } from 'effect'
import type { PageAddress } from '../platform/http/FirstData.ts'
import { Catalogue } from './Catalogue.ts'
import { guideSceneOf, rowsOf } from './handlers.ts'
import { summariesOf } from './listScenes.ts'

const columns =
  /^(?:(?:municipal\/)?onethingSpecialColumn|unionProcessColumn|educateEnrolOnethingSpecialColunm|fixedAssetInvestmentOnethingSpecialColumn|sceneFulfil)?\/?$/
/** About the scene that the address names; without one a choice of them. */
const ofScene = /^(?:themeWrapper\/|(?:unscramble(?:\/birth)?|service\/guide|outerSmartGuide)\/?$)/

export const catalogueFirstData = ({ path, query }: PageAddress) =>
  Effect.gen(function* () {
    const catalogue = yield* Catalogue
    const code = ofScene.test(path) ? (query.get('code') ?? '') : undefined
    const scene = code === undefined ? undefined : yield* Effect.orElseSucceed(guideSceneOf(catalogue, code), () => undefined)
    return {
      'spaceDictionary.dictionary': rowsOf(catalogue)({ rootCode: regionRoot, parentcode: provinceCode }),
      ...(columns.test(path) || (code === '' && !path.startsWith('themeWrapper/'))
        ? { 'middleScenes.scenes': summariesOf(catalogue) }
        : {}),
      ...(scene === undefined ? {} : { 'oneThingGuide.getGuideScene': scene })
    }
  })
