/** Rule lists over a record of 100 fields: ours compiled, against a hand-written table and six schema libraries. */
import { compileRules } from '@ljonething/validation/rules/checkRules'
import type { Goal, Suite } from '../harness/Suite.ts'
import { limitRules } from './limitRules.ts'
import { ajvIssues, arktypeIssues, asyncValidatorIssues, effectIssues, valibotIssues, zodIssues } from './peerSchemas.ts'
import type { CountIssues } from './peerSchemas.ts'
import { evenFields, sampleRecords, sceneFields } from './sampleRecords.ts'
import type { SampleField } from './sampleRecords.ts'
import { createSampler } from './sampler.ts'

const today = '2026-01-01'

/** Walks the record in its own order, which costs a tenth of looking a hundred names up, as long as that is the order of the fields. */
const ourIssues = (fields: readonly SampleField[]): CountIssues => {
  const checkers = fields.map(({ name, rules }) => ({
    name,
    check: compileRules(rules),
    context: { label: name, today, valueOf: () => undefined }
  }))
  return (record) => {
    let issues = 0
    let at = 0
    for (const key in record) {
      const field = checkers[at]
      if (field === undefined) break
      issues += field.check(field.name === key ? record[key] : record[field.name], field.context).length
      at += 1
    }
    for (; at < checkers.length; at += 1) {
      const field = checkers[at]
      if (field !== undefined) issues += field.check(record[field.name], field.context).length
    }
    return issues
  }
}

const suiteOf = (title: string, fields: readonly SampleField[], wrongEach: number, thanAjv: readonly Goal[]) => (): Suite => {
  const records = sampleRecords(fields, createSampler(3), 32, wrongEach)
  const counting = (issuesOf: CountIssues) => () => records.reduce((total, record) => total + issuesOf(record), 0)
  const limit = limitRules(fields)
  return {
    title,
    unit: 'per s',
    work: records.length,
    goals: [{ of: 'ours', than: 'limit', atMost: 2 }, ...thanAjv],
    contenders: [
      { name: 'limit', role: 'limit', run: counting((record) => limit(record).length) },
      { name: 'ours', role: 'ours', run: counting(ourIssues(fields)) },
      { name: 'ajv', role: 'peer', run: counting(ajvIssues(fields)) },
      { name: 'valibot', role: 'peer', run: counting(valibotIssues(fields)) },
      { name: 'zod', role: 'peer', run: counting(zodIssues(fields)) },
      { name: 'arktype', role: 'peer', run: counting(arktypeIssues(fields)) },
      { name: 'Effect Schema', role: 'peer', run: counting(effectIssues(fields)) },
      { name: 'async-validator', role: 'peer', run: counting(asyncValidatorIssues(fields)) }
    ]
  }
}

const ahead: readonly Goal[] = [{ of: 'ours', than: 'ajv', atMost: 1 }]

/** Among numbers with check characters nearly all time goes into the numbers themselves, which ajv does with the checks of the limit. */
export const ruleLists: readonly (() => Suite)[] = [
  suiteOf('Rule list: records of 100 fields as in the scenes, all valid', sceneFields, 0, ahead),
  suiteOf('Rule list: records of 100 fields as in the scenes, every second one wrong', sceneFields, 2, ahead),
  suiteOf('Rule list: records of 100 fields, ten kinds evenly, all valid', evenFields, 0, []),
  suiteOf('Rule list: records of 100 fields, ten kinds evenly, every second one wrong', evenFields, 2, ahead)
]
