/**
 * 主题详情: a scene under the published names (spec §3.2), flat, for programs that know no scene document (numbers by `sceneNumbers`). What a
 * scene does not publish is '' or an empty list. Ids of questions and choices come from the caller.
 * `handleConditionQuestion` are the conditions asked before handling, `pageConfigs` the pages of the handling in order.
 * Example: 新生儿出生一件事 → id HLJYJS0001, originalMaterialNum 22, currentMaterialNum 3.
 */
import { needsOfScene, stepsNeeded } from '../steps/steps.ts'
import type { StepKey } from '../steps/steps.ts'
import type { FormattedQuestion } from './formatQuestions.ts'
import { formatQuestions } from './formatQuestions.ts'
import { objectTypesOf } from './objectTypes.ts'
import type { Matter, PreCheck, Scene } from './Scene.ts'
import { sceneNumbers } from './sceneNumbers.ts'
import type { SceneNumbers } from './sceneNumbers.ts'
import type { ServiceGuide } from './ScenePublication.ts'

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
  ...sceneNumbers(scene),
  pageConfigs: stepsNeeded(needsOfScene(scene)).map(({ key, label }) => ({ route: key, title: label })),
  matters: scene.matters,
  sceneTag: scene.sceneTag,
  explanation: { question: scene.interpretation?.qa ?? [], policy: scene.serviceGuide?.legalBasis ?? [] },
  applyRegionInfo: scene.applyRegionInfo,
  windows: scene.serviceGuide?.windows ?? [],
  hasServiceGuide: scene.hasServiceGuide ?? (scene.serviceGuide === undefined ? '0' : '1')
})
