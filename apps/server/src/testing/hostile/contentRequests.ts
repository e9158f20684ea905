/** Ordinary requests for what everybody may read (寻常请求：主题、字典): scenes, matters, dictionaries. They need nothing that was kept before. */
import { newbornCode, region } from '../newbornSubmission.ts'
import type { Samples } from './Sample.ts'

/** Of the registration of a birth with the police. */
const matterId = '1123000000230002353000709001001'

export const contentRequests: Samples = {
  'oneThingGuide.sampleFile': async () => ({ fileName: 'newborn-householder-consent-blank.pdf' }),
  'oneThingGuide.getGuideScene': async () => ({ code: newbornCode }),
  'oneThingScenes.sceneGuide': async () => [newbornCode],
  'oneThingScenes.sceneMatterBaseInfo': async () => ({ code: newbornCode }),
  'oneThingScenes.verifyScene': async () => ({ code: newbornCode, region }),
  'oneThingScenes.queryWorkGuideByRegion': async () => ({ code: newbornCode, region }),
  'oneThingScenes.queryBySceneId': async () => ({ sceneId: newbornCode }),
  'efficientThemes.getDetailByCode': async () => ({ code: newbornCode }),
  'efficientThemes.getEfficientThemeDetail': async () => ({ businessType: 'YBLC', sceneCode: newbornCode }),
  'middleDictionary.dictionary': async () => ({ rootCode: 'SH00XZQH', parentcode: '230100000000', sortType: '1', incluedChild: '1' }),
  'spaceDictionary.dictionary': async () => ({ rootCode: 'HOSPITAL', parentcode: '', code: 'HJ0006' }),
  'spaceDictionary.trans': async () => ({ list: [{ rootCode: 'HOSPITAL', code: 'HJ0006' }] }),
  'spaceDictionary.treeText': async () => ({ rootCode: 'HYFL' }),
  'spaceDictionary.tree': async () => ({ rootCode: 'SH00XZQH', parentCode: '230100000000' }),
  'middleScenes.scenes': async () => ({ objectType: '1', region, name: '新生儿' }),
  'middleThemes.unionprocess': async () => ({ category: 'L01', name: '新生儿', preViewMode: '0', regions: region, limit: 10, offset: 0 }),
  'middleThemes.templateData': async () => ({ id: newbornCode }),
  'middleThemes.getSceneRelationMatter': async () => ({ id: newbornCode }),
  'spaceScenes.scenes': async () => ({ previewMode: '0', region, name: '新生儿' }),
  'spaceScenes.scenesNoLogin': async () => ({ previewMode: '0', region, name: '新生儿' }),
  'spaceScenes.count': async () => ({ regions: region }),
  'spaceScenes.getSceneRelationMatter': async () => ({ id: newbornCode }),
  'spaceScenes.matter': async () => ({ id: matterId, previewMode: '0' }),
  'spaceScenes.matterStat': async () => ({ ids: matterId, previewMode: '0' }),
  'spaceScenes.sameMatters': async () => ({ matterCode: matterId, region, detail: '1' }),
  'spaceScenes.templateData': async () => ({ id: newbornCode }),
  'spaceScenes.unionProcess': async () => ({ category: 'L01', name: '新生儿', preViewMode: '0', regions: region, limit: 10, offset: 0 })
}
