import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/BankCard.ts'

/** `_checkBankCard` (银行卡号). Source: specification 5, `numbers/BankCard`. */
export const checkBankCard = textRule('_checkBankCard', '银行卡号应为13至19位数字且不能以0开头', isValid)
