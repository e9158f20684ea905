/**
 * What a submit changed of the registers' answers (与登记信息核对): every register that the form asks is asked again, for the person who submits; one that
 * does not answer, or not them, compares nothing.
 */
import type { TooMany } from '@ljonething/api/errors/errors'
import type { FieldIssue, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { readyLookups } from '@ljonething/domain/form/linkage'
import { registerIssues } from '@ljonething/domain/form/registerIssues'
import { Effect } from 'effect'
import type { Asker } from '../registers/Asker.ts'
import type { Registers } from '../registers/Registers.ts'

/** Of what the pre-checks said (`told`, by field name), the closed fields that say something else; what the identity gave is compared by itself. */
export const changedFacts = (
  description: FormDescription,
  values: FormValues,
  today: string,
  closed: readonly string[],
  told: Readonly<Record<string, string>>
): readonly FieldIssue[] => {
  const fields = description.allfield.flatMap(({ fieldList }) => fieldList)
  const filled = fields.filter(({ name, knownFrom }) => knownFrom === undefined && closed.includes(name))
  const lookup = { fill: Object.fromEntries(filled.map(({ id, name }) => [id, name])), closed: filled.map(({ id }) => id) }
  return registerIssues(description, values, today, lookup, told)
}

const nothing = () => Effect.succeed(undefined)

export const changedFills = Effect.fnUntraced(function* (
  registers: Registers['Service'],
  description: FormDescription,
  values: FormValues,
  today: string,
  asker: Asker
): Effect.fn.Return<readonly FieldIssue[], TooMany> {
  const lookups = readyLookups(description, undefined, values, today).filter(({ closed }) => closed.length > 0)
  const found = yield* Effect.forEach(
    lookups,
    (lookup) =>
      registers.lookup(lookup.api, lookup.params, asker).pipe(
        Effect.catchTags({ UnknownRegister: nothing, RegisterGap: nothing }),
        Effect.map((answer) => (answer === undefined ? [] : registerIssues(description, values, today, lookup, answer.values)))
      ),
    { concurrency: 8 }
  )
  return found.flat()
})
