import { textRule } from './internal/textRule.ts'

const pattern = /^-?\d+(?:\.\d\d?)?$/

/** `_checkTwoDecimal` (最多两位小数: a number with at most two decimals). Source: specification 5. */
export const checkTwoDecimal = textRule('_checkTwoDecimal', '请填写数字，最多保留两位小数，例如12.50', (text) => pattern.test(text))
