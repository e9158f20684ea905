import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/DisabledPersonId.ts'

/** `_checkDisabledCard` (残疾人证号). Source: specification 5, `numbers/DisabledPersonId`. */
export const checkDisabledCard = textRule('_checkDisabledCard', '残疾人证号应为18位身份证号加残疾类别和等级代码', isValid)
