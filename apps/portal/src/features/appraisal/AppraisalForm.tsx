import { createClientId } from '@ljonething/crypto/ClientId'
import { buildAppraisal, initialAppraisal, withScore } from '@ljonething/domain/appraisal/appraisal'
import type { AppraisalScore, AppraisalState } from '@ljonething/domain/appraisal/appraisal'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { Checkbox } from '@ljonething/ui/Checkbox'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { Field } from '@ljonething/ui/Field'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { TextArea } from '@ljonething/ui/TextArea'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { AppraisalPage } from '../../queries/appraisal.ts'
import { sendAppraisal } from '../../queries/appraisal.ts'
import { named } from '../../queries/keys.ts'
import * as styles from './AppraisalForm.css.ts'
import { NormChips } from './NormChips.tsx'
import { portalChannel } from './portalChannel.ts'
import { StarRating } from './StarRating.tsx'

interface AppraisalFormProps {
  /** What is rated: an application, or a case at a stage. */
  readonly of: { readonly projectNo: string; readonly projectStatus: string; readonly taskName: string; readonly description: string }
  readonly page: AppraisalPage
  readonly onSent: () => void
  /** The way back to what else can be rated. */
  readonly onBack?: () => void
}

const longestWords = 500

/** What the norms of a score say, and what its words are asked for. */
const questions: Readonly<Record<AppraisalScore, { readonly norms: string; readonly words: string }>> = {
  5: { norms: '哪里让您满意', words: '说说哪里让您满意' },
  4: { norms: '哪里让您满意', words: '说说哪里让您满意，哪里还能更好' },
  3: { norms: '您的感受', words: '说说哪里还能更好' },
  2: { norms: '哪里让您不满意', words: '说说遇到了什么问题，我们好改进' },
  1: { norms: '哪里让您不满意', words: '说说遇到了什么问题，我们好改进' }
}

/** The rating itself (评价表): score, norms of that score, words, and whether the name is shown. */
export const AppraisalForm = ({ of: { projectNo, projectStatus, taskName, description }, page, onSent, onBack }: AppraisalFormProps) => {
  const [state, setKept] = useState(initialAppraisal)
  const [isTouched, setTouched] = useState(false)
  const confirm = useConfirm()
  const setState = (next: AppraisalState) => {
    setTouched(true)
    setKept(next)
  }
  const [clientKey] = useState(() => createClientId())
  const client = useQueryClient()
  const isTooLong = [...state.evaluation].length > longestWords
  const sending = useMutation({
    mutationFn: () =>
      sendAppraisal({ ...buildAppraisal(state, { ...page, taskName, pf: portalChannel }), clientKey, projectNo, projectStatus }),
    onSuccess: async () => {
      onSent()
      await client.invalidateQueries(named('application', 'applications', 'appraisalPage'))
    }
  })
  const isSending = sending.isPending || sending.isSuccess
  /** Asked once: whoever sends again without a change has seen what is sent. */
  const submit = async () => {
    if (!isTouched) {
      setTouched(true)
      const isMeant = await confirm({
        title: '按“非常满意”提交吗？',
        message: '您还没有选择，现在提交就是“非常满意”，提交后不能修改。',
        confirmText: '就按非常满意提交',
        cancelText: '我再选选'
      })
      if (!isMeant) return
    }
    await sending.mutateAsync().catch(() => undefined)
  }
  const norms = page.norms
    .filter(({ alternate }) => alternate === state.score)
    .map(({ normCode, normName }) => ({ normCode, name: normName }))
  return (
    <Card>
      <PageHeader title="评价" description={description} />
      <div className={styles.form}>
        <StarRating score={state.score} onScore={(score) => setState(withScore(state, score))} />
        {norms.length === 0 ? null : (
          <NormChips
            legend={questions[state.score].norms}
            norms={norms}
            selected={state.selectedNorms}
            onChange={(selectedNorms) => setState({ ...state, selectedNorms })}
          />
        )}
        <Field label="评价内容" hint="可不填，最多 500 字" error={isTooLong ? `评价内容不能超过${longestWords}字` : undefined}>
          <TextArea
            rows={4}
            limit={longestWords}
            placeholder={questions[state.score].words}
            value={state.evaluation}
            onValueChange={(evaluation) => setState({ ...state, evaluation })}
          />
        </Field>
        <Checkbox
          checked={!state.isPublicity}
          description="勾选后，公开评价时不显示您的姓名。"
          onCheckedChange={(isAnonymous) => setState({ ...state, isPublicity: !isAnonymous })}
        >
          匿名评价
        </Checkbox>
        {sending.isError ? (
          <Notice tone="danger" role="alert">
            {apiFailure(sending.error).message}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="large"
            busy={isSending}
            busyText={isSending ? '正在提交…' : undefined}
            disabled={isTooLong}
            onClick={submit}
          >
            提交评价
          </Button>
          {onBack === undefined ? null : (
            <Button size="large" disabled={isSending} onClick={onBack}>
              返回
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
