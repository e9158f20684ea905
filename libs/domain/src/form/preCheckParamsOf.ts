/**
 * The parameters of a pre-check (条件预检参数), by the names of the scene: the value of the form where it has the field, the fact of session or
 * address, otherwise what the person gave at the pre-check; '' when nothing is known. Portal and service take them from here.
 * Example: 当前在报名时间内 asks `region` → the region of the handling.
 */
import { valueNamed } from './fieldFormat.ts'
import type { FormValues } from './FormDescription.ts'
import type { PreCheck } from '../scene/Scene.ts'

export interface KnownOfPerson {
  /** By whole field id. */
  readonly values: FormValues
  readonly userLevel: string
  readonly region: string
  /** Given at the pre-check, by name. */
  readonly given: Readonly<Record<string, string>>
}

/** Of each pre-check of one person. */
export const preCheckParamsOf = ({
  values,
  userLevel,
  region,
  given
}: KnownOfPerson): ((preCheck: Pick<PreCheck, 'check'>) => Readonly<Record<string, string>>) => {
  const known = new Map([...Object.entries(given), ['userLevel', userLevel], ['region', region]])
  const valueOf = (name: string): string => valueNamed(values, name) ?? known.get(name) ?? ''
  return ({ check }) => Object.fromEntries(check.params.map((name) => [name, valueOf(name)]))
}
