/** 材料状态: where the file of a material comes from. Source: spec §3.1. Example: `materialStatus.labelOf(1)` → 复用. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const materialStatus = codeTable({
  reuse: [1, '复用'],
  manualChange: [2, '人工更换']
})

export type MaterialStatus = CodeOf<typeof materialStatus>

/** 其他材料: the code of a material that the catalogue does not name. */
export const otherMaterialCode = 'OT00000001'
