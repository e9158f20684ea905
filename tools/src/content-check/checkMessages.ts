/**
 * Messages of rules (校验提示): a scene says in its own words what is wrong and what to do, of every rule it names; the texts of the rules
 * themselves are only for content that says nothing. What a message gives as an example passes its rule, a length it names is the one checked.
 * Example: `_checkMobile` with 手机格式错误 → says only what the rule says by itself.
 */
import { ruleNamed } from '@ljonething/validation/rules/registry'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import { columnRules } from '@ljonething/domain/form/describeField'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

/** What stands after 例如 to the end of the clause, apart by 或. */
const examplesIn = (message: string): readonly string[] =>
  /例如([^，。（）]+)/u
    .exec(message)?.[1]
    ?.split('或')
    .map((example) => example.trim()) ?? []

const fitsExample = ({ fn, param, message }: RuleSpec, label: string): boolean => {
  const rule = ruleNamed(fn)
  if (rule?.takes !== 'text') return true
  const accepts = rule.prepare(param)
  return examplesIn(message).every((text) => accepts?.(text, { label, today: '2026-01-01', valueOf: () => undefined }) !== false)
}

/** Half of it in Chinese characters, or all of it in digits. */
const namesLength = ({ param, message }: RuleSpec): boolean =>
  [Number(param), Math.floor(Number(param) / 2)].some((length) => new RegExp(`(?<!\\d)${length}(?!\\d)`, 'u').test(message))

function messageProblem(spec: RuleSpec, label: string): string | undefined {
  const { fn, param, message } = spec
  if (message.trim() === '' || message === ruleNamed(fn)?.message(param)) return `${fn} of ${label} says only what the rule says by itself`
  if (!fitsExample(spec, label)) return `the example in the message of ${fn} of ${label} does not pass`
  return fn === '_checkMaxLength' && !namesLength(spec) ? `the message of ${fn} of ${label} does not name the length ${param}` : undefined
}

const inList = (rules: readonly RuleSpec[], label: string, path: string): readonly PathProblem[] =>
  rules.flatMap((spec, at) => {
    const message = messageProblem(spec, label)
    return message === undefined ? [] : [{ path: `${path}[${at}]`, message }]
  })

const required = '_isNullorEmpty'

/** A required one says what is to be filled in; without a rule of its own only the rule would speak. */
const unsaid = (rules: readonly RuleSpec[], isRequired: boolean, label: string, path: string): readonly PathProblem[] =>
  isRequired && !rules.some(({ fn }) => fn === required)
    ? [{ path, message: `${label} is required but has no message for ${required}` }]
    : []

export function checkMessages({ fields, scene }: SceneIndex): readonly PathProblem[] {
  return [
    ...fields.flatMap(({ field, path }) => [
      ...inList(field.rule ?? [], field.label, `${path}.rule`),
      ...unsaid(field.rule ?? [], field.required, field.label, path),
      ...(field.columns ?? []).flatMap((column, at) => {
        const where = `${path}.columns[${at}]`
        const rules = columnRules(column)
        return [...inList(rules, column.name, `${where}.rule`), ...unsaid(rules, column.required, column.name, where)]
      })
    ]),
    ...scene.materials.flatMap(({ rule, label }, at) => inList(rule, label, `materials[${at}].rule`))
  ]
}
