import { lengthRule } from './internal/lengthRule.ts'
import { textWidth } from './textWidth.ts'

/** `_checkMinLength` (最小长度): the text is at least as wide as the parameter, 0 by default; a Chinese character counts 2. Source: specification 5. */
export const checkMinLength = lengthRule('_checkMinLength', 0, (text, least) => textWidth(text) >= least)
