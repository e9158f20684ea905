/** 行使层级: the level of government that exercises a matter. Source: spec §3.1. Example: `exerciseLevel.labelOf('1')` → 国家级. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const exerciseLevel = codeTable({
  national: ['1', '国家级'],
  provincial: ['2', '省级'],
  city: ['3', '市级'],
  county: ['4', '县级'],
  town: ['5', '乡级'],
  village: ['6', '村级'],
  graded: ['7', '分级管理']
})

export type ExerciseLevel = CodeOf<typeof exerciseLevel>
