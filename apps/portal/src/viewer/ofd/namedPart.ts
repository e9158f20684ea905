/**
 * A file of an OFD package in words, with its name (包内文件的说法), by the folders that writers use. `Doc_0/Tpls/Tpl_0/Content.xml` →
 * `模板（Doc_0/Tpls/Tpl_0/Content.xml）`; one in no such folder is 文件. Source: GB/T 33190-2016 §6, table 1.
 */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^OFD\.xml$/i, '文件入口'],
  [/\/Document\.xml$/i, '文档目录'],
  [/\/Pages\//i, '页面'],
  [/\/Te?mpl?[^/]*\/|\/Tpls?\//i, '模板'],
  [/\/Annot[^/]*\//i, '批注'],
  [/\/Attach[^/]*\//i, '附件'],
  [/\/Res\/|Res\.xml$/i, '字体、图片']
]

export const namedPart = (file: string): string => `${parts.find(([pattern]) => pattern.test(file))?.[1] ?? '文件'}（${file}）`
