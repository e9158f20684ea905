/**
 * Path of a call whose address has placeholders, spec §5: `/scene/getSceneRelationMatter/{id}` with `['7']` → `/scene/getSceneRelationMatter/7`.
 * Values are percent-encoded in place. More or fewer values than placeholders → ParameterCountMismatch.
 */
import { Effect } from 'effect'
import { ParameterCountMismatch } from '../errors/errors.ts'

const placeholder = /\{[^{}/]+\}/g

export const fillPath = (request: string, template: string, values: readonly string[]): Effect.Effect<string, ParameterCountMismatch> => {
  const remaining = values.map(encodeURIComponent)
  const wanted = template.match(placeholder)?.length ?? 0
  return wanted === values.length
    ? Effect.succeed(template.replace(placeholder, () => remaining.shift() ?? ''))
    : Effect.fail(new ParameterCountMismatch({ request }))
}
