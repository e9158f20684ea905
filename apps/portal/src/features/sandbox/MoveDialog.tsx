import { awaitsCorrection } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { createClientId } from '@ljonething/crypto/ClientId'
import { Button } from '@ljonething/ui/Button'
import { Checkbox } from '@ljonething/ui/Checkbox'
import { Dialog } from '@ljonething/ui/Dialog'
import { Field } from '@ljonething/ui/Field'
import { Notice } from '@ljonething/ui/Notice'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { TextArea } from '@ljonething/ui/TextArea'
import { TextInput } from '@ljonething/ui/TextInput'
import { lazy, Suspense, useState } from 'react'
import { now } from '../../browser/serverDate.ts'
import type { DeskCase, DeskMove } from '../../queries/sandboxDepartments.ts'
import { moveWord } from './moveWords.ts'
import * as styles from './SandboxScreen.css.ts'

const DayField = lazy(async () => ({ default: (await import('@ljonething/forms/DayField')).DayField }))

export type MoveDetail = Pick<DeskMove, 'note' | 'request'>

interface MoveDialogProps {
  readonly view: DeskCase
  readonly to: CaseStatus
  /** The refusal; undefined when it is done. */
  readonly onMove: (to: CaseStatus, clientKey: string, detail: MoveDetail) => Promise<string | undefined>
  readonly onClose: () => void
}

const usualDays = 7
const longestReason = 200

type Reasons = Readonly<Record<string, string>>

interface ItemsProps {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
  readonly reasons: Reasons
  readonly onChange: (reasons: Reasons) => void
}

/** What of the part is to be corrected: each chosen one with its reason. */
const Items = ({ title, items, reasons, onChange }: ItemsProps) => (
  <fieldset className={styles.items}>
    <legend>{title}</legend>
    {items.map(({ id, label }) => (
      <div key={id} className={styles.item}>
        <Checkbox
          checked={Object.hasOwn(reasons, id)}
          onCheckedChange={(on) =>
            onChange(on ? { ...reasons, [id]: '' } : Object.fromEntries(Object.entries(reasons).filter(([other]) => other !== id)))
          }
        >
          {label}
        </Checkbox>
        {Object.hasOwn(reasons, id) ? (
          <TextInput
            aria-label={`${label}的补正理由`}
            placeholder="补正理由"
            maxLength={longestReason}
            value={reasons[id] ?? ''}
            onValueChange={(reason) => onChange({ ...reasons, [id]: reason })}
          />
        ) : null}
      </div>
    ))}
  </fieldset>
)

/** What a department says with a move (办理意见): the reason, or what is to be corrected, why and until when. The applicant reads it. */
export const MoveDialog = ({ view, to, onMove, onClose }: MoveDialogProps) => {
  const asks = awaitsCorrection(to)
  const [clientKey] = useState(() => createClientId())
  const [note, setNote] = useState('')
  const [fields, setFields] = useState<Reasons>({})
  const [materials, setMaterials] = useState<Reasons>({})
  const [until, setUntil] = useState(() => formatDate(now().getTime() + usualDays * 86_400_000))
  const [refusal, setRefusal] = useState<string>()
  const word = moveWord(view.status, to)
  const send = async () => {
    const request = {
      until,
      fields: Object.entries(fields).map(([id, reason]) => ({ id, reason })),
      materials: Object.entries(materials).map(([code, reason]) => ({ code, reason }))
    }
    const refused = await onMove(to, clientKey, { ...(note === '' ? {} : { note }), ...(asks ? { request } : {}) })
    if (refused === undefined) onClose()
    else setRefusal(refused)
  }
  return (
    <Dialog
      title={word}
      description={view.matterName}
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={send}>
            {`确定${word}`}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {refusal === undefined ? null : (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        {asks ? (
          <>
            <Items title="需要补正的内容" items={view.fields} reasons={fields} onChange={setFields} />
            <Items title="需要补正的材料" items={view.materials} reasons={materials} onChange={setMaterials} />
            <Suspense fallback={<Skeleton height={76} />}>
              <DayField label="补正期限" required hint="申请人最迟在这一天提交补正" value={until} now={now} onValueChange={setUntil} />
            </Suspense>
          </>
        ) : (
          <Field label="理由" required hint="申请人会看到">
            <TextArea value={note} onValueChange={setNote} limit={longestReason} />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
