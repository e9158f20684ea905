/** 字典根: the dictionaries that the portal itself asks for, by the code of their root. Source: spec §9, content/dictionaries.json. Example: `dictionaryRoot.labelOf('RSSJ')` → 个人人生事件. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dictionaryRoot = codeTable({
  municipalServices: ['SXFW', '市级特色服务'],
  unionProcess: ['LBZT', '联办主题分类'],
  lifeEvents: ['RSSJ', '个人人生事件'],
  enterpriseEvents: ['QYSJ', '企业生命周期事件'],
  organCategory: ['JGFL', '机构分类'],
  regions: ['SH00XZQH', '行政区划']
})

export type DictionaryRoot = CodeOf<typeof dictionaryRoot>
