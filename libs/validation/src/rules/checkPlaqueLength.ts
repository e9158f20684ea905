import { plaqueSideRule } from './internal/plaque.ts'

/**
 * `_checkPlaqueLength` (牌匾长度上限): a number with at most two decimals, below the limit in metres. Source: specification 5. '3.99' passes 4, '4' fails.
 */
export const checkPlaqueLength = plaqueSideRule('_checkPlaqueLength', '牌匾长度')
