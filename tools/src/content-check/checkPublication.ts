/**
 * What a scene offers its readers (主题公示) must be there: the zone it shows, the screen of its interpretation, the guide to the service that its tags
 * promise.
 */
import { isOn } from '@ljonething/domain/codes/flag'
import { interpretationPaths, isZoneName } from '@ljonething/domain/navigation/sceneEntries'
import { interpretationOf } from '@ljonething/domain/scene/interpretationOf'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const screens: readonly string[] = Object.values(interpretationPaths)

export function checkPublication({ scene }: SceneIndex): readonly PathProblem[] {
  const { columnRoute, interpretation, interpretationUrl, serviceGuide, thirdParty } = scene
  const found = interpretationOf(scene)
  const problems: readonly (PathProblem | false)[] = [
    columnRoute !== undefined && !isZoneName(columnRoute) && { path: 'columnRoute', message: `no column is named ${columnRoute}` },
    isOn(scene.flags.showThemeZone) !== (columnRoute !== undefined) && {
      path: 'flags.showThemeZone',
      message: columnRoute === undefined ? 'a zone is shown, but columnRoute names none' : `the zone ${columnRoute} is never shown`
    },
    interpretation !== undefined &&
      !found.ok && { path: 'interpretation.template', message: `no screen has the template ${interpretation.template}` },
    interpretation?.sections.length === 0 && { path: 'interpretation.sections', message: 'the interpretation says nothing' },
    interpretationUrl !== undefined &&
      (!found.ok || found.path !== interpretationUrl) && {
        path: 'interpretationUrl',
        message: `${interpretationUrl} is not the screen of the interpretation`
      },
    thirdParty !== undefined &&
      !screens.includes(thirdParty.baseInfo.interpretationUrl) && {
        path: 'thirdParty.baseInfo.interpretationUrl',
        message: `no interpretation stands at ${thirdParty.baseInfo.interpretationUrl}`
      },
    serviceGuide === undefined &&
      isOn(scene.sceneTag.bszn) && { path: 'sceneTag.bszn', message: 'a guide to the service is promised, but serviceGuide is missing' },
    serviceGuide === undefined &&
      isOn(scene.hasServiceGuide) && { path: 'hasServiceGuide', message: 'a guide to the service is promised, but serviceGuide is missing' }
  ]
  return problems.filter((problem) => problem !== false)
}
