/** What a scene publishes that it saves (办理对比): the numbers of its file, the same as on the card of the special column. */
import type { SceneComparison } from '@ljonething/domain/scene/ScenePublication'
import type { Comparison } from '@ljonething/ui/ComparisonTable'

export const publishedComparison = ({ handlingDays, runs, materials, links }: SceneComparison): readonly Comparison[] => [
  ...(handlingDays === undefined
    ? []
    : [{ id: 'days', label: '办理时间', unit: '个工作日', before: handlingDays.legalTimeLimit, after: handlingDays.currentTimeLimit }]),
  ...(runs === undefined
    ? []
    : [
        {
          id: 'runs',
          label: '跑动次数',
          unit: '次',
          before: runs.originalRunNum,
          after: runs.currentRunNum,
          beforeText: `最多 ${runs.originalRunNum} 次`,
          afterText: `最多 ${runs.currentRunNum} 次`
        }
      ]),
  ...(materials === undefined
    ? []
    : [{ id: 'materials', label: '申请材料', unit: '份', before: materials.originalMaterialNum, after: materials.currentMaterialNum }]),
  ...(links === undefined
    ? []
    : [{ id: 'links', label: '办理环节', unit: '个环节', before: links.originalLinkNum, after: links.currentLinkNum }])
]
