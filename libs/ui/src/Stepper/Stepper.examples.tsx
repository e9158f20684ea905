import type { Step } from './Stepper.tsx'
import { Stepper } from './Stepper.tsx'
import type { Examples } from '../testing/Examples.ts'

const steps: readonly Step[] = [
  { id: 'guide', label: '答题引导' },
  { id: 'notice', label: '办理须知' },
  { id: 'check', label: '条件预检' },
  { id: 'form', label: '填写表单' },
  { id: 'upload', label: '上传材料' },
  { id: 'done', label: '提交完成' },
  { id: 'rate', label: '评价' }
]

export const examples: Examples = {
  进行中: () => <Stepper steps={steps} current="form" onSelect={() => undefined} />,
  有问题: () => <Stepper steps={steps.map((step) => (step.id === 'check' ? { ...step, state: 'problem' } : step))} current="upload" />,
  第一步: () => <Stepper steps={steps} current="guide" label="办理步骤（开始）" />
}
