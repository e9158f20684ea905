/** 办理形式: how a matter can be handed in. Source: spec §3.1. Example: `handlingForm.labelOf('1')` → 窗口办理. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const handlingForm = codeTable({
  window: ['1', '窗口办理'],
  online: ['2', '网上办理'],
  express: ['3', '快递申请']
})

export type HandlingForm = CodeOf<typeof handlingForm>
