/** A matter of a scene as it is told (事项基本信息). */
import type { MatterMessage } from '@ljonething/api/shapes/MatterMessage'
import { materialsFrom } from '@ljonething/domain/plan/comparePlan'
import type { Matter, Scene } from '@ljonething/domain/scene/Scene'
import type { Catalogue } from './Catalogue.ts'

const exerciseLevels = 'XSCJ'

export const matterMessage = ({ dictionaryRows }: Catalogue['Service'], scene: Scene, matter: Matter): MatterMessage => {
  const { name, resultType, sample } = matter.approvalResult
  return {
    id: matter.implementCode,
    code: matter.code,
    sceneCode: scene.sceneCode,
    name: matter.name,
    matterName: matter.name,
    basicCode: matter.basicCode,
    department: matter.department,
    projectType: matter.projectType,
    onsiteReason: matter.runsAfter === 0 ? '' : `办理过程中需到现场${matter.runsAfter}次`,
    exerciseLevelName: dictionaryRows(exerciseLevels).find(({ code }) => code === matter.exerciseLevel)?.name ?? '',
    onlineHandlingDepth: matter.onlineHandlingDepth,
    intermediaryService: matter.intermediaryService,
    handlingForm: matter.handlingForm,
    universalRange: matter.universalRange,
    legalTimeLimit: matter.legalDays,
    currentTimeLimit: matter.promisedDays,
    fee: matter.fee,
    material: materialsFrom(scene, [matter]).map(({ code, label, required }) => ({ id: code, name: label, need: required })),
    originApprovalResult: { resultType, sample },
    approvalResName: name,
    approvalResType: resultType,
    approvalResSample: sample
  }
}
