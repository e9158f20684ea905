import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { Button } from '@ljonething/ui/Button'
import { useState } from 'react'
import { useHandling } from '../../handling/HandlingContext.ts'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { regionName } from '../../handling/startRegion.ts'
import { useSubmit } from './useSubmit.ts'
import * as styles from './Review.css.ts'
import { SubmitFailureNotice } from './SubmitFailureNotice.tsx'

/** 确认提交: says what is handed in where, sends it once, and says what is wrong when it is refused. */
export const SubmitButton = ({ form }: { readonly form: FormStore }) => {
  const { scene, plan, region } = useHandling(({ scene, plan, state }) => ({ scene, plan, region: state.region }))
  const { send, failure } = useSubmit(form)
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    await send()
    setSending(false)
  }
  return (
    <>
      <p className={styles.promise}>
        将向{regionName(scene, region)}提交“{scene.name}”，共 {includedMatters(plan).length} 个事项、
        {Object.values(form.files()).flat().length} 个材料文件。提交后内容不能修改，请确认信息真实准确。
      </p>
      <SubmitFailureNotice failure={failure} />
      <Button variant="primary" size="large" busyText={isSending ? '正在提交…' : undefined} onClick={submit}>
        确认提交
      </Button>
    </>
  )
}
