import { formatDate } from '@ljonething/domain/display/dateTime'
import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { applicationsQuery } from '../../queries/handling.ts'

/** Says before the first question that one has submitted this scene before (已提交过): the same subject is taken once. */
export const EarlierApplication = () => {
  const { scene, user } = useThisHandling()
  const { data } = useQuery({
    ...applicationsQuery({ page: 1, size: 5, keyword: scene.name }),
    enabled: user !== undefined && scene.subject !== undefined
  })
  const earlier = data?.content.find(({ sceneCode, group }) => sceneCode === scene.sceneCode && group !== 'notPassed')
  if (user === undefined || scene.subject === undefined || earlier === undefined) return null
  const { applyNo, submittedAt, group } = earlier
  return (
    <Notice
      tone="info"
      title={`您已于 ${formatDate(submittedAt)} 提交过“${scene.name}”，${group === 'success' ? '已经办结' : '正在办理'}`}
      actions={
        <Link to="/doThing/oneThingDetails" search={{ applyNo }} className={buttonClass({ size: 'small' })}>
          查看办件
        </Link>
      }
    >
      {scene.subject.name}的申请只能提交一次；若这次办的不是同一件，可以继续办理。
    </Notice>
  )
}
