/** 基础材料类型: what comes along with a material. Source: spec §3.1. Example: `basicMaterialType.labelOf(0)` → 审查要点. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const basicMaterialType = codeTable({
  examinePoint: [0, '审查要点'],
  noteFile: [1, '填写须知'],
  exampleFile: [2, '示例样表'],
  emptyFile: [3, '空白表格']
})

export type BasicMaterialType = CodeOf<typeof basicMaterialType>
