/**
 * What stands over a step before anything of the person is known (步骤标题), so that it is there while the rest is fetched: the service writes it
 * into the page, the portal shows it over placeholders. Other steps are headed by their label.
 */
import type { StepKey } from './steps.ts'
import { stepLabel } from './steps.ts'

interface StepHead {
  readonly title: string
  readonly description?: string
}

const heads: { readonly [Key in StepKey]?: Partial<StepHead> } = {
  smartGuide: { title: '回答几个问题，生成您的办事清单' },
  themeForm: { description: '带 * 的为必填项。填写的内容会自动保存，只需填写一次，各部门共用。' }
}

export const stepHead = (key: StepKey): StepHead => ({ title: stepLabel(key), ...heads[key] })
