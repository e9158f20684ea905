/** DOM id of a condition's declaration. */
export const conditionId = (code: string): string => `condition-${code}`
