import { textRule } from './internal/textRule.ts'

/** `_checkUpperCase` (仅大写字母: A–Z only). Source: specification 5. */
export const checkUpperCase = textRule('_checkUpperCase', '只能输入大写字母，例如HLJ', (text) => /^[A-Z]+$/.test(text))
