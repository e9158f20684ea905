/** Closed fields that say what the conditions' registers said (§4.2). */
import { closedFills } from '@ljonething/domain/registers/factsFor'
import { Effect } from 'effect'
import { registeredFields } from '../../registers/registeredFields.ts'
import { changedFacts } from '../changedFills.ts'
import type { IssueRule } from './Sent.ts'

export const factsKept: IssueRule = ({ conditions, planned, filled }, { catalogue }) =>
  Effect.gen(function* () {
    const { scene, plan, description, today } = yield* planned
    const told: Readonly<Record<string, string>> = Object.assign({}, ...(yield* conditions).map(({ known }) => known?.values))
    const { values } = yield* filled
    return changedFacts(description, values, today, closedFills(plan.preChecks), registeredFields(catalogue, scene, told))
  })
