/** 其他材料 stands under its code and no other, and asks for nothing: not needed, not made by the service, not reused. */
import { isOn } from '@ljonething/domain/codes/flag'
import { otherMaterial } from '@ljonething/domain/codes/otherMaterial'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const label = '其他材料'

export const checkOtherMaterial = ({ scene }: SceneIndex): readonly PathProblem[] =>
  scene.materials.flatMap((material, at) => {
    const isOther = material.code === otherMaterial
    const path = `materials[${at}]`
    if (isOther !== (material.label === label))
      return [{ path: `${path}.code`, message: `${label} has the code ${otherMaterial}, which names nothing else` }]
    if (!isOther) return []
    const asks = material.required || isOn(material.isform) || isOn(material.filereuse)
    return asks ? [{ path, message: `${label} is neither required nor a form nor reused` }] : []
  })
