import { plaqueSideRule } from './internal/plaque.ts'

/**
 * `_checkPlaqueHeight` (牌匾高度上限): a number with at most two decimals, below the limit in metres. Source: specification 5. '3.99' passes 4, '4' fails.
 */
export const checkPlaqueHeight = plaqueSideRule('_checkPlaqueHeight', '牌匾高度')
