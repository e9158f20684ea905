/**
 * 事项基本信息: a matter as its guide page shows it, every code with its label and the result of the approval taken apart.
 * Codes that are not known show 未知, missing texts show 无; what is no record gives undefined. Source: spec §3.2, §3.1.
 * Example: { exerciseLevel: '2', onlineHandlingDepth: 'IV' } → exerciseLevelName 省级, onlineHandlingDepth 互联网受理.
 */
import { exerciseLevel } from '../codes/exerciseLevel.ts'
import { handlingForm } from '../codes/handlingForm.ts'
import { handlingScope } from '../codes/handlingScope.ts'
import { onlineDepth } from '../codes/onlineDepth.ts'
import { listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const resultShape = shape({ name: text, resultType: text, sample: text })
const noResult: Shaped<typeof resultShape> = { name: '', resultType: '', sample: '' }

/** One code or several, as a list or joined with commas. */
const codes = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? listOf(text)(value) : text(value).split(',')).filter((code) => code !== '')

const matterShape = shape({
  name: text,
  projectType: text,
  onsiteReason: text,
  exerciseLevel: text,
  onlineHandlingDepth: text,
  intermediaryService: text,
  handlingForm: codes,
  universalRange: codes,
  material: listOf(text),
  approvalResult: (value) => resultShape.read(value) ?? noResult
})

const nothing = '无'
const shown = (value: string): string => (value.trim() === '' ? nothing : value)
const labels = (list: readonly string[], labelOf: (code: unknown) => string): string => shown(list.map(labelOf).join('、'))

export interface MatterBaseMessage {
  readonly name: string
  readonly matterName: string
  readonly projectType: string
  readonly onsiteReason: string
  readonly exerciseLevelName: string
  readonly onlineHandlingDepth: string
  readonly intermediaryService: string
  readonly handlingForm: string
  readonly universalRange: string
  readonly material: readonly string[]
  readonly originApprovalResult: { readonly resultType: string; readonly sample: string }
  readonly approvalResName: string
  readonly approvalResType: string
  readonly approvalResSample: string
}

export function matterBaseMessage(value: unknown): MatterBaseMessage | undefined {
  const matter = matterShape.read(value)
  if (matter === undefined) return undefined
  const { name, resultType, sample } = matter.approvalResult
  return {
    name: matter.name,
    matterName: matter.name,
    projectType: shown(matter.projectType),
    onsiteReason: shown(matter.onsiteReason),
    exerciseLevelName: labels(codes(matter.exerciseLevel), exerciseLevel.labelOf),
    onlineHandlingDepth: labels(codes(matter.onlineHandlingDepth), onlineDepth.labelOf),
    intermediaryService: shown(matter.intermediaryService),
    handlingForm: labels(matter.handlingForm, handlingForm.labelOf),
    universalRange: labels(matter.universalRange, handlingScope.labelOf),
    material: matter.material,
    originApprovalResult: { resultType, sample },
    approvalResName: shown(name),
    approvalResType: shown(resultType),
    approvalResSample: shown(sample)
  }
}
