import { createClientId } from '@ljonething/crypto/ClientId'
import { buildAppraisal, initialAppraisal, withScore } from '@ljonething/domain/appraisal/appraisal'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { Checkbox } from '@ljonething/ui/Checkbox'
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
import { StarRating } from './StarRating.tsx'

interface AppraisalFormProps {
  readonly applyNo: string
  readonly page: AppraisalPage
  readonly onSent: () => void
}

const longestWords = 500
/** 评价渠道: the internet portal. */
const portalChannel = '1'

/** The rating itself (评价表): score, norms of that score, words, and whether the name is shown. */
export const AppraisalForm = ({ applyNo, page, onSent }: AppraisalFormProps) => {
  const [state, setState] = useState(initialAppraisal)
  const [clientKey] = useState(() => createClientId())
  const client = useQueryClient()
  const isTooLong = [...state.evaluation].length > longestWords
  const sending = useMutation({
    mutationFn: () => sendAppraisal({ ...buildAppraisal(state, { ...page, pf: portalChannel }), clientKey, projectNo: applyNo }),
    onSuccess: async () => {
      onSent()
      await client.invalidateQueries(named('application', 'applications'))
    }
  })
  const norms = page.norms
    .filter(({ alternate }) => alternate === state.score)
    .map(({ normCode, normName }) => ({ normCode, name: normName }))
  return (
    <Card>
      <PageHeader title="评价" description={`${page.taskName}，申请编号 ${applyNo}`} />
      <div className={styles.form}>
        <StarRating score={state.score} onScore={(score) => setState(withScore(state, score))} />
        {norms.length === 0 ? null : (
          <NormChips norms={norms} selected={state.selectedNorms} onChange={(selectedNorms) => setState({ ...state, selectedNorms })} />
        )}
        <Field label="评价内容" hint="可不填，最多 500 字" error={isTooLong ? `评价内容不能超过${longestWords}字` : undefined}>
          <TextArea
            rows={4}
            limit={longestWords}
            placeholder="说说办理中满意或需要改进的地方"
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
        <div>
          <Button
            variant="primary"
            size="large"
            busy={sending.isPending || sending.isSuccess}
            busyText="正在提交…"
            disabled={isTooLong}
            onClick={() => sending.mutateAsync().catch(() => undefined)}
          >
            提交评价
          </Button>
        </div>
      </div>
    </Card>
  )
}
