/** 通办范围: how far from home a matter can be handled. Source: spec §3.1. Example: `handlingScope.labelOf('1')` → 全国. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const handlingScope = codeTable({
  national: ['1', '全国'],
  province: ['2', '全省'],
  city: ['3', '全市'],
  county: ['4', '全县'],
  town: ['5', '全镇（乡、街道）'],
  crossVillage: ['6', '跨村'],
  crossProvince: ['7', '跨省']
})

export type HandlingScope = CodeOf<typeof handlingScope>
