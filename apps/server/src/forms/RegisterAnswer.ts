/**
 * What a register answers to an eligibility check (核验结果): the `type` of spec §4.2, or unknown when it cannot tell (goes to manual review).
 */
export type RegisterAnswer = { readonly kind: 'type'; readonly type: string } | { readonly kind: 'unknown' }

export const answer = (type: string): RegisterAnswer => ({ kind: 'type', type })
export const unknown: RegisterAnswer = { kind: 'unknown' }
export const yesNo = (holds: boolean): RegisterAnswer => answer(holds ? '1' : '0')
