import type { BatchColumnId } from '@ljonething/domain/retirement/batchColumns'
import { batchColumns } from '@ljonething/domain/retirement/batchColumns'
import { openRegions } from '@ljonething/domain/scene/isOpenIn'
import { isValid as isMobile } from '@ljonething/validation/numbers/MobilePhone'
import { isValid as isLandline } from '@ljonething/validation/numbers/Landline'
import { Button } from '@ljonething/ui/Button'
import { Checkbox } from '@ljonething/ui/Checkbox'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { focusField } from '@ljonething/ui/ErrorSummary'
import { Field } from '@ljonething/ui/Field'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Notice } from '@ljonething/ui/Notice'
import { Panel } from '@ljonething/ui/Panel'
import { Select } from '@ljonething/ui/Select'
import { TextInput } from '@ljonething/ui/TextInput'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { handInBatch, openBatch } from '../../queries/batchRetire.ts'
import { sceneQuery } from '../../queries/catalogue.ts'
import { named } from '../../queries/keys.ts'
import * as styles from './BatchRetire.css.ts'
import type { PreparedBatch } from './preparedBatch.ts'
import { cellKey } from './rowIssues.ts'
import { SharedFiles } from './SharedFiles.tsx'

const unitFields = [
  {
    id: 'unitPhone',
    label: '单位联系电话',
    missing: '请填写单位联系电话',
    wrong: '单位联系电话有误，请填写手机号，或带区号的座机，如 0451-82345678',
    rule: '_checkPhone',
    isRight: (phone: string) => isMobile(phone) || isLandline(phone)
  },
  { id: 'agentName', label: '经办人姓名', missing: '请填写经办人姓名', wrong: '', rule: '_checkName', isRight: () => true },
  {
    id: 'agentMobile',
    label: '经办人手机',
    missing: '请填写经办人手机',
    wrong: '经办人手机有误，请填写 11 位手机号',
    rule: '_checkMobile',
    isRight: isMobile
  }
] as const

const promised = '1'

const isColumn = (column: string | undefined): column is BatchColumnId => batchColumns.some(({ id }) => id === column)

interface HandInProps {
  readonly batch: PreparedBatch
  readonly sceneCode: string
  readonly material: string
  readonly onChange: (change: (now: PreparedBatch) => Partial<PreparedBatch>) => void
  readonly onBack: () => void
  /** Cells that the service refused, with its sentence each. */
  readonly onRefused: (cells: ReadonlyMap<string, string>) => void
  readonly onHandedIn: () => void
}

/** What holds for everybody in the list, and the one press that hands it in (确认提交). */
export const HandIn = ({ batch, sceneCode, material, onChange, onBack, onRefused, onHandedIn }: HandInProps) => {
  const scene = useQuery(sceneQuery(sceneCode))
  const confirm = useConfirm()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { rows, unit, files, region } = batch
  const count = (column: 'dyhd' | 'ybzzztx' | 'gjjtq') => `${rows.filter(({ values }) => values[column] === '是').length} 人`
  const put = (id: string, value: string) => onChange((now) => ({ unit: { ...now.unit, [id]: value } }))
  const keepUnit = async (id: string, rule: string) => {
    const reading = await import('./readTyped.ts').catch(() => undefined)
    if (reading !== undefined) onChange((now) => ({ unit: { ...now.unit, [id]: reading.foldUnit(rule, now.unit[id] ?? '') } }))
  }
  const errors = new Map<string, string>()
  if (region === '') errors.set('batch-region', '请选择办理地区')
  for (const { id, missing, wrong, isRight } of unitFields) {
    const value = unit[id] ?? ''
    if (value === '') errors.set(`batch-${id}`, missing)
    else if (!isRight(value)) errors.set(`batch-${id}`, wrong)
  }
  if (files.length === 0) errors.set('batch-files', '请上传退休公示情况证明')
  if (unit['promise'] !== promised) errors.set('batch-promise', '请核对后勾选')
  const errorOf = (id: string) => (asked ? errors.get(id) : undefined)

  const handIn = async () => {
    setAsked(true)
    setFailure(undefined)
    const [first] = errors.keys()
    if (first !== undefined) return focusField(first)
    const isSure = await confirm({
      title: '提交名单',
      message: `为 ${rows.length} 名职工提交退休申请？提交后由各部门分别受理，每名职工会有自己的办件编号。`,
      confirmText: '确认提交'
    })
    if (!isSure) return
    try {
      const { batchNo } = await openBatch(batch.clientKey)
      const { issues } = await handInBatch(batchNo, region, {
        unit,
        files: files.map(({ id }) => id),
        rows: rows.map(({ values }) => values)
      })
      if (issues.length > 0) {
        onRefused(
          new Map(
            issues.flatMap(({ row, column, message }) => {
              const key = rows[row]?.key
              return key === undefined ? [] : [[cellKey(key, isColumn(column) ? column : 'empName'), message]]
            })
          )
        )
        return
      }
      await navigate({ to: '/doThing/batchRetire', search: { batchNo } })
      onHandedIn()
      await client.invalidateQueries(named('retireBatches', 'retireStaff', 'applications'))
    } catch (error) {
      const { tag, message } = apiFailure(error)
      setFailure(tag === 'Transport' ? `${message}。名单还在，再次点击“提交名单”即可，不会重复提交。` : message)
    }
  }
  return (
    <>
      <Panel title="单位信息" description="对名单里的每名职工都一样，只填一次。">
        <div className={styles.stack}>
          <div className={styles.fields}>
            <Field id="batch-region" label="办理地区" required error={errorOf('batch-region')}>
              <Select
                value={region}
                options={(scene.data === undefined ? [] : openRegions(scene.data)).map((each) => ({
                  value: each.region,
                  label: each.name
                }))}
                onValueChange={(chosen) => onChange(() => ({ region: chosen }))}
              />
            </Field>
            {unitFields.map(({ id, label, rule }) => (
              <Field key={id} id={`batch-${id}`} label={label} required error={errorOf(`batch-${id}`)}>
                <TextInput value={unit[id] ?? ''} onValueChange={(value) => put(id, value.trim())} onBlur={() => void keepUnit(id, rule)} />
              </Field>
            ))}
          </div>
          <SharedFiles
            sceneCode={sceneCode}
            material={material}
            files={files}
            error={errorOf('batch-files')}
            onChange={(change) => onChange((now) => ({ files: change(now.files) }))}
          />
        </div>
      </Panel>
      <Panel title="提交内容">
        <div className={styles.stack}>
          <KeyValueList
            items={[
              { key: '职工人数', value: `${rows.length} 人` },
              { key: '待遇核定', value: count('dyhd') },
              { key: '医保在职转退休', value: count('ybzzztx') },
              { key: '公积金提取', value: count('gjjtq') }
            ]}
          />
          <Field id="batch-promise" label="单位承诺" group required error={errorOf('batch-promise')}>
            <Checkbox
              id="batch-promise"
              checked={unit['promise'] === promised}
              onCheckedChange={(on) => put('promise', on ? promised : '')}
            >
              名单与人事档案、参保记录一致，已告知每名职工本人
            </Checkbox>
          </Field>
          {failure === undefined ? null : (
            <Notice tone="danger" role="alert" title="没有提交成功">
              {failure}
            </Notice>
          )}
        </div>
        <div className={styles.ends}>
          <Button size="large" onClick={onBack}>
            上一步：核对名单
          </Button>
          <Button size="large" variant="primary" busyText="正在提交…" onClick={handIn}>
            提交名单（{rows.length} 人）
          </Button>
        </div>
      </Panel>
    </>
  )
}
