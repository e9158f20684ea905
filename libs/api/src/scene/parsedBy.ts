/**
 * A schema of a small language that the domain reads itself (条件、联动): its parser says where it failed, `all[0].field`, and how.
 * So conditions are read in one way here and where a form runs them.
 */
import type { Parsed } from '@ljonething/domain/condition/parseCondition'
import { Effect, Schema, SchemaIssue } from 'effect'

const steps = (path: string): readonly (string | number)[] =>
  Array.from(path.matchAll(/\[(\d+)\]|[^.[\]]+/g), ([name, index]) => (index === undefined ? name : Number(index)))

export const parsedBy = <T>(parse: (value: unknown) => Parsed<T>) =>
  Schema.declareConstructor<T, T>()([], () => (value) => {
    const parsed = parse(value)
    if (parsed.ok) return Effect.succeed(parsed.value)
    const { path, message } = parsed.problem
    return Effect.fail(new SchemaIssue.Pointer(steps(path), new SchemaIssue.InvalidValue({ message })))
  })
