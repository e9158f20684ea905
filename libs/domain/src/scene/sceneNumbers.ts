/**
 * What a scene publishes of before and after (办理对比): links, materials, runs and working days under their published names. A third-party scene
 * has the numbers of its base information, which knows forms but no links. What is not published is 0. Source: spec §3.2.
 * Example: 新生儿出生一件事 → originalMaterialNum 22, currentMaterialNum 3.
 */
import type { Scene } from './Scene.ts'

export interface SceneNumbers {
  readonly originalLinkNum: number
  readonly currentLinkNum: number
  readonly originalMaterialNum: number
  readonly currentMaterialNum: number
  readonly originalRunNum: number
  readonly currentRunNum: number
  readonly legalTimeLimit: number
  readonly currentTimeLimit: number
}

export const sceneNumbers = ({ comparison, thirdParty }: Scene): SceneNumbers => {
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
