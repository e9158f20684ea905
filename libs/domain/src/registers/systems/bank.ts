/** Banks (银行): branches for opening an account. */
import type { OutsideSystem } from '../Register.ts'
import { ifGiven } from '../Register.ts'

export const bank = {
  label: '银行',
  registers: {},
  sources: { REMOTE_BANKBRANCH: { label: '开户网点', params: { bank: ifGiven('openBank', 'maternityBank') }, from: 'sandbox' } }
} as const satisfies OutsideSystem<'bank'>
