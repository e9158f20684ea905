import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useFormSnapshot } from '@ljonething/forms/hooks/useFormSnapshot'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useState } from 'react'
import { useHandling } from '../HandlingContext.ts'
import { includedMatters } from '../plan/includedMatters.ts'
import { regionName } from '../startRegion.ts'
import * as styles from './SubmitButton.css.ts'
import { SubmitFailureNotice } from './SubmitFailureNotice.tsx'
import { useSubmit } from './useSubmit.ts'

interface SubmitButtonProps {
  readonly form: FormStore
  /** Something on this page has to be corrected first. */
  readonly onRefused: () => void
}

/** 提交申请: asks once more what will be handed in where, sends it once, and says what is wrong when it is refused. */
export const SubmitButton = ({ form, onRefused }: SubmitButtonProps) => {
  const { scene, plan, region } = useHandling(({ scene, plan, state }) => ({ scene, plan, region: state.region }))
  const confirm = useConfirm()
  const { check, send, failure } = useSubmit(form, onRefused)
  const [isSending, setSending] = useState(false)
  const { issues } = useFormSnapshot(form)
  const isMended = failure?.kind === 'materials' && issues.length === 0
  const matters = includedMatters(plan)
  const submit = async () => {
    if (!(await check())) return
    const isSure = await confirm({
      title: '确认提交申请',
      confirmText: '确认提交',
      cancelText: '再检查一下',
      message: (
        <>
          <p>
            将向{regionName(scene, region)}提交“{scene.name}”，共 {matters.length} 个事项、{Object.values(form.files()).flat().length}{' '}
            个材料文件：
          </p>
          <ul className={styles.matters}>
            {matters.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
          <p>提交后内容不能修改，请确认信息真实准确。</p>
        </>
      )
    })
    if (!isSure) return
    setSending(true)
    await send()
    setSending(false)
  }
  return (
    <>
      <SubmitFailureNotice failure={isMended ? undefined : failure} />
      <Button variant="primary" size="large" busyText={isSending ? '正在提交…' : undefined} onClick={submit}>
        提交申请
      </Button>
    </>
  )
}
