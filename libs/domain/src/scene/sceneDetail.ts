/**
 * 主题详情: a scene under the published names (spec §3.2), flat, for programs that know no scene document. What a scene does not publish is 0, '' or
 * an empty list; a third-party scene has the numbers of its base information. Ids of questions and choices come from the caller.
 * `handleConditionQuestion` are the conditions asked before handling, `pageConfigs` the pages of the handling in order.
 * Example: 新生儿出生一件事 → id HLJYJS0001, originalMaterialNum 22, currentMaterialNum 3.
 */
import { needsOfScene, stepsNeeded } from '../steps/steps.ts'
import type { StepKey } from '../steps/steps.ts'
import type { FormattedQuestion } from './formatQuestions.ts'
import { formatQuestions } from './formatQuestions.ts'
import { objectTypesOf } from './objectTypes.ts'
import type { Matter, PreCheck, Scene, ServiceGuide } from './Scene.ts'

export interface SceneDetail extends SceneNumbers {
  readonly name: string
  /** The scene code. */
  readonly id: string
  readonly sceneType: string
  readonly object: string
  readonly objectTypes: readonly string[]
  readonly questions: readonly FormattedQuestion[]
  readonly handleConditionQuestion: readonly PreCheck[]
  readonly writeNote: string
  readonly scenesNotes: readonly string[]
  /** Ids of policies and services that match the scene. */
  readonly relationMatchPolicy: readonly string[]
  readonly relationMatchService: readonly string[]
  readonly pageConfigs: readonly { readonly route: StepKey; readonly title: string }[]
  readonly matters: readonly Matter[]
  readonly sceneTag: Scene['sceneTag']
  readonly explanation: {
    readonly question: readonly { readonly question: string; readonly answer: string }[]
    /** Titles of the legal bases. */
    readonly policy: readonly string[]
  }
  readonly applyRegionInfo: Scene['applyRegionInfo']
  readonly windows: NonNullable<ServiceGuide['windows']>
  readonly hasServiceGuide: string
}

/** Before and after: links, materials, runs and working days. */
interface SceneNumbers {
  readonly originalLinkNum: number
  readonly currentLinkNum: number
  readonly originalMaterialNum: number
  readonly currentMaterialNum: number
  readonly originalRunNum: number
  readonly currentRunNum: number
  readonly legalTimeLimit: number
  readonly currentTimeLimit: number
}

const numbersOf = ({ comparison, thirdParty }: Scene): SceneNumbers => {
  const { links, materials, runs, handlingDays } = comparison
  const theirs = thirdParty?.baseInfo
  return {
    originalLinkNum: links?.originalLinkNum ?? 0,
    currentLinkNum: links?.currentLinkNum ?? 0,
    originalMaterialNum: materials?.originalMaterialNum ?? theirs?.originalMaterialNum ?? 0,
    currentMaterialNum: materials?.currentMaterialNum ?? theirs?.currentMaterialNum ?? 0,
    originalRunNum: runs?.originalRunNum ?? theirs?.originalHandleNum ?? 0,
    currentRunNum: runs?.currentRunNum ?? theirs?.currentHandleNum ?? 0,
    legalTimeLimit: handlingDays?.legalTimeLimit ?? theirs?.originalHandleDays ?? 0,
    currentTimeLimit: handlingDays?.currentTimeLimit ?? theirs?.currentHandleDays ?? 0
  }
}

export interface SceneRelations {
  readonly policies: readonly string[]
  readonly services: readonly string[]
}

export const sceneDetail = (scene: Scene, newId: () => string, { policies, services }: SceneRelations): SceneDetail => ({
  name: scene.name,
  id: scene.sceneCode,
  sceneType: scene.thirdParty?.baseInfo.sceneType ?? '',
  object: scene.object,
  objectTypes: objectTypesOf(scene.object),
  questions: formatQuestions(scene.guide?.questions ?? [], newId),
  handleConditionQuestion: scene.preChecks,
  writeNote: scene.notices.writeNote,
  scenesNotes: scene.notices.scenesNotes,
  relationMatchPolicy: policies,
  relationMatchService: services,
  ...numbersOf(scene),
  pageConfigs: stepsNeeded(needsOfScene(scene)).map(({ key, label }) => ({ route: key, title: label })),
  matters: scene.matters,
  sceneTag: scene.sceneTag,
  explanation: { question: scene.interpretation?.qa ?? [], policy: scene.serviceGuide?.legalBasis ?? [] },
  applyRegionInfo: scene.applyRegionInfo,
  windows: scene.serviceGuide?.windows ?? [],
  hasServiceGuide: scene.hasServiceGuide ?? (scene.serviceGuide === undefined ? '0' : '1')
})
