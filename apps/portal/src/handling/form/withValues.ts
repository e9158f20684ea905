/**
 * Takes typed values into a handling (填写变更): a pre-check that was asked with another value of a parameter has to be asked again; of a table a
 * register is given the numbers of its people and nothing else. Costs what changed; parts without a change stay the very same.
 * Example: birth time changed → the result and declaration of 新生儿出生日期在受理范围内 are gone, those of 实名等级 stay.
 */
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { numbersIn } from '@ljonething/domain/registers/numbersIn'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { HandlingState } from '../HandlingState.ts'

type Typed = Pick<HandlingState, 'values' | 'checkParams' | 'checkResults' | 'declarations'>

const asked = (value: string): string => (value.startsWith('[[') ? numbersIn(value).join(' ') : value)

const changedKeys = (before: FormValues, after: FormValues): readonly string[] =>
  Object.keys(after).filter((key) => before[key] !== after[key] && asked(before[key] ?? '') !== asked(after[key] ?? ''))

const merged = (before: FormValues, after: FormValues): FormValues =>
  Object.entries(after).every(([key, value]) => before[key] === value) ? before : { ...before, ...after }

const without = <A>(record: Readonly<Record<string, A>>, keys: ReadonlySet<string>): Readonly<Record<string, A>> =>
  Object.keys(record).some((key) => keys.has(key)) ? Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key))) : record

export const withValues = (
  scene: Pick<Scene, 'preChecks'>,
  state: Typed,
  values: FormValues,
  checkParams: Readonly<Record<string, string>> = {}
): Typed => {
  const changed = new Set([...changedKeys(state.values, values).map(shortId), ...changedKeys(state.checkParams, checkParams)])
  const stale = new Set(scene.preChecks.filter(({ check }) => check.params.some((name) => changed.has(name))).map(({ code }) => code))
  return {
    values: merged(state.values, values),
    checkParams: merged(state.checkParams, checkParams),
    checkResults: without(state.checkResults, stale),
    declarations: without(state.declarations, stale)
  }
}
