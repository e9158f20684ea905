/** A scene as it is published (主题详情): its guide, what it tells of itself, the guide to its service, and its base information. */
import type { SceneDetail, SceneGuide } from '@ljonething/api/shapes/SceneDetail'
import type { WorkGuide } from '@ljonething/api/shapes/WorkGuide'
import { flagOf } from '@ljonething/domain/codes/flag'
import { questionDisplayMode } from '@ljonething/domain/codes/scene'
import { sceneNumbers } from '@ljonething/domain/scene/sceneNumbers'
import type { Choice, Question, Scene } from '@ljonething/domain/scene/Scene'
import type { ThirdPartyBaseInfo } from '@ljonething/domain/scene/ScenePublication'
import { tipsOf } from '@ljonething/domain/scene/tipsOf'
import { windowsNear } from '@ljonething/domain/scene/windowsNear'
import { needsOfScene, stepsNeeded } from '@ljonething/domain/steps/steps'
import type { Catalogue } from './Catalogue.ts'
import { matterMessage } from './matterMessage.ts'

type GuideQuestion = SceneGuide['questions'][number]

const choiceOf = (choice: Choice): GuideQuestion['choices'][number] => ({
  id: choice.id,
  text: choice.text,
  value: choice.value,
  ...(choice.cue === undefined ? {} : { cue: choice.cue }),
  tips: tipsOf(choice),
  ...(choice.object === undefined ? {} : { object: choice.object }),
  questions: (choice.questions ?? []).map(questionOf)
})

const questionOf = ({ code, title, hidden, displayMode, multiple, choices }: Question): GuideQuestion => ({
  id: code,
  title,
  hidden: hidden === true,
  displayMode,
  multiple: multiple === true,
  choices: choices.map(choiceOf)
})

export const sceneGuideOf = ({ sceneCode, name, guide, preChecks }: Scene): SceneGuide => ({
  id: sceneCode,
  name,
  questions: (guide?.questions ?? []).map(questionOf),
  handleConditionQuestion: preChecks.map(({ code, title, choices }) => ({
    id: code,
    title,
    hidden: false,
    displayMode: questionDisplayMode.code.show,
    choices: choices.map((choice) => ({ id: `${code}-${choice.value}`, ...choice }))
  }))
})

/** The laws it stands on, each once. */
const policiesOf = ({ serviceGuide, matters }: Scene): readonly string[] => [
  ...new Set([...(serviceGuide?.legalBasis ?? []), ...matters.flatMap(({ legalBasis = [] }) => legalBasis)])
]

export const sceneDetailOf = (catalogue: Catalogue['Service'], scene: Scene): SceneDetail => {
  const policy = policiesOf(scene)
  return {
    ...sceneGuideOf(scene),
    sceneType: scene.unionType,
    object: scene.object,
    objectTypes: scene.objectTypes,
    writeNote: scene.notices.writeNote,
    scenesNotes: scene.notices.scenesNotes,
    relationMatchPolicy: flagOf(policy.length > 0),
    relationMatchService: flagOf(false),
    ...sceneNumbers(scene),
    pageConfigs: scene.thirdParty === undefined ? stepsNeeded(needsOfScene(scene)).map(({ key, label }) => ({ key, name: label })) : [],
    matters: scene.matters.map((matter) => matterMessage(catalogue, scene, matter)),
    sceneTag: scene.sceneTag,
    explanation: { question: scene.interpretation?.qa ?? [], policy },
    applyRegionInfo: scene.applyRegionInfo,
    windows: scene.serviceGuide?.windows ?? [],
    hasServiceGuide: flagOf(scene.serviceGuide !== undefined)
  }
}

/** With the windows near a region, or with all of them. */
export const workGuideOf = ({ sceneCode, name, leadDepartment, serviceGuide }: Scene, region?: string): WorkGuide | undefined =>
  serviceGuide && {
    sceneId: sceneCode,
    sceneName: name,
    leadDepartment,
    ...serviceGuide,
    windows: region === undefined ? (serviceGuide.windows ?? []) : windowsNear(serviceGuide, region)
  }

/** Of another system's scene as that system says it; of our own the same numbers and matters, and nowhere else to go. */
export const baseInfoOf = (scene: Scene): ThirdPartyBaseInfo => {
  if (scene.thirdParty !== undefined) return scene.thirdParty.baseInfo
  const numbers = sceneNumbers(scene)
  return {
    name: scene.name,
    originalFormNum: scene.comparison.forms?.originalFormNum ?? 0,
    currentFormNum: scene.comparison.forms?.currentFormNum ?? 0,
    originalMaterialNum: numbers.originalMaterialNum,
    currentMaterialNum: numbers.currentMaterialNum,
    originalHandleNum: numbers.originalRunNum,
    currentHandleNum: numbers.currentRunNum,
    originalHandleDays: numbers.legalTimeLimit,
    currentHandleDays: numbers.currentTimeLimit,
    matterBaseInfos: scene.matters.map(({ name, department, promisedDays }) => ({ name, department, days: promisedDays })),
    sceneType: scene.unionType,
    object: scene.object,
    interpretationUrl: scene.interpretationUrl ?? '/unscramble',
    address: '',
    doUrl: '',
    reasons: []
  }
}
