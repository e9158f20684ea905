import { textRule } from './internal/textRule.ts'

/** 2 to 15 Han characters of any plane, with single middle dots between them. */
const letters = /^(?=.{2,15}$)[\p{UIdeo}〇]+(·[\p{UIdeo}〇]+)*$/u

/**
 * `_checkName` (姓名用字): a Chinese name as `foldName` keeps it; what a letter of such a name is, is said here and nowhere else.
 * Source: 通用规范汉字表 (2013), of which 196 characters lie outside the basic plane. '王𬀩' passes, '王A' fails.
 */
export const checkName = textRule('_checkName', '输入内容不符合规定的格式', (text) => letters.test(text))
