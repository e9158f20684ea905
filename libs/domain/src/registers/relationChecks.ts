/**
 * Conditions that are a relation (关系条件): whether somebody is the asker's, staff of the company or a company they act for. Their *no* fails for
 * everybody alike, whether there is such a person or not, and nothing behind them is asked; of any other question a relation that is denied is
 * unknown. Source: ruling on a relation that a register denies. Example: `{ api: 'publicSecurity/kinCheck' }` → true.
 */
import type { CheckName } from './registers.ts'

export const relationChecks = [
  'market/operatorCheck',
  'publicSecurity/kinCheck',
  'publicSecurity/relationCheck',
  'socialSecurity/belongToUnit'
] as const satisfies readonly CheckName[]

export const isRelationCheck = ({ check }: { readonly check: { readonly api: CheckName } }): boolean =>
  relationChecks.some((name) => name === check.api)
