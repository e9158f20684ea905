/** Says that this was submitted before as soon as it can be known (重复申请提示): at the door, or once what it is about has been filled in. */
import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { subjectQuery } from '../../queries/subject.ts'
import { useHandling, useThisHandling } from '../HandlingContext.ts'
import { askedSubject } from './askedSubject.ts'

const none = { answers: '', values: '' }

export const SubjectNotice = () => {
  const { scene, user } = useThisHandling()
  const asking = useMemo(() => askedSubject(scene), [scene])
  const asked = useHandling(({ filled }) => (user === undefined ? undefined : asking(filled())))
  const { data } = useQuery({ ...subjectQuery({ sceneCode: scene.sceneCode, ...(asked ?? none) }), enabled: asked !== undefined })
  if (asked === undefined || data?.isHeld !== true) return null
  return (
    <Notice
      tone="warning"
      role="status"
      title="这件事已经提交过"
      actions={
        data.own === undefined ? undefined : (
          <Link to="/doThing/oneThingDetails" search={{ applyNo: data.own.applyNo }} className={buttonClass({ size: 'small' })}>
            查看办件
          </Link>
        )
      }
    >
      <p>{data.msg}</p>
    </Notice>
  )
}
