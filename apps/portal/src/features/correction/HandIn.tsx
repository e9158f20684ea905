import { answered } from '@ljonething/domain/cases/correction'
import { createClientId } from '@ljonething/crypto/ClientId'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { Notice } from '@ljonething/ui/Notice'
import { useToast } from '@ljonething/ui/Toast'
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { handInCorrection } from '../../queries/corrections.ts'
import { named } from '../../queries/keys.ts'
import { SavedState } from '../../saving/SavedState.tsx'
import * as styles from './Correction.css.ts'
import type { Staging, StagingState } from './staging.ts'
import { forgetStaging } from './staging.ts'
import { correctedBy, openRequests } from './correctedBy.ts'

interface HandInProps {
  readonly application: SubmittedApplication
  readonly staging: Staging
  readonly state: StagingState
  /** Does what is open on this screen hold? What does not is shown. */
  readonly isRight: () => Promise<boolean>
  /** Shows what the service found; gives what is not on this screen. */
  readonly show: (issues: readonly FieldIssue[]) => readonly FieldIssue[]
}

/** What was asked for and is as it was. */
const leftOf = (application: SubmittedApplication, staging: Staging): readonly string[] => {
  const { changed } = correctedBy(application, staging.state().staged)
  const fields = application.form.allfield.flatMap(({ fieldList }) => fieldList)
  const labels = openRequests(application).flatMap((request) => [
    ...request.fields.flatMap(({ id }) => (changed.fields.includes(id) ? [] : [fields.find((field) => field.id === id)?.label ?? id])),
    ...request.materials.flatMap(({ code }) =>
      changed.materials.includes(code) ? [] : [application.form.allfile.find(({ id }) => id === code)?.label ?? code]
    )
  ])
  return [...new Set(labels)]
}

/** Handing a correction in (交回补正): what is left as it was is asked about first; nothing is handed in twice. */
export const HandIn = ({ application, staging, state, isRight, show }: HandInProps) => {
  const { applyNo } = application
  const [clientKey] = useState(createClientId)
  const [failure, setFailure] = useState('')
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()

  const ask = async (): Promise<boolean> => {
    const left = leftOf(application, staging)
    if (left.length === 0) return true
    const { changed } = correctedBy(application, staging.state().staged)
    const requests = openRequests(application).map((request) => ({ ...request, request }))
    if (answered(requests, changed).length === 0) {
      setFailure('还没有修改部门要求补正的内容，请修改后再交回。')
      return false
    }
    return confirm({
      title: '还有内容没有修改',
      message: `${left.join('、')}和原来一样。现在交回，只通知已经修改的部门，其余部门继续等待您补正。`,
      confirmText: '仍要交回',
      cancelText: '继续修改'
    })
  }
  const handIn = async () => {
    setFailure('')
    if (!(await isRight()) || !(await ask())) return
    try {
      const { cases } = await handInCorrection(applyNo, await staging.flush(), clientKey)
      forgetStaging()
      await client.invalidateQueries(named('application', 'applications', 'submitted'))
      toast.success(`补正已交回${[...new Set(cases.map(({ department }) => department))].join('、')}`)
      await navigate({ to: '/doThing/oneThingDetails', search: { applyNo } })
    } catch (error) {
      const { tag, message, issues } = apiFailure(error)
      const others = show(issues)
      if (tag === 'Conflict' || tag === 'Rejected') await client.invalidateQueries(named('application', 'submitted'))
      if (issues.length === 0 || others.length > 0) setFailure([message, ...others.map(({ text }) => text)].join('。'))
    }
  }
  return (
    <>
      {state.isMerged ? (
        <Notice tone="info" role="status" title="另一个页面也在修改这份补正">
          <p>两边的修改已经合并，请核对后再交回。</p>
        </Notice>
      ) : null}
      {failure === '' && state.failure === '' ? null : (
        <Notice tone="danger" role="alert" title={failure === '' ? '没有保存成功' : '没有交回'}>
          <p>{failure === '' ? state.failure : failure}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" size="large" busyText="正在交回…" onClick={handIn}>
          交回补正
        </Button>
        <SavedState saver={staging.saver} />
      </div>
    </>
  )
}
