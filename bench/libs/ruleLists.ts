/** Rule lists over a record of 100 fields: ours compiled, against a hand-written table, ajv, valibot and zod. */
import { compileRules } from '@ljonething/validation/rules/checkRules'
import type { Suite } from '../harness/Suite.ts'
import { limitRules } from './limitRules.ts'
import { ajvIssues, valibotIssues, zodIssues } from './peerSchemas.ts'
import { fields, sampleRecords } from './sampleRecords.ts'
import type { SampleRecord } from './sampleRecords.ts'
import { createSampler } from './sampler.ts'

const today = '2026-01-01'

const checkers = fields.map(({ name, rules }) => ({
  name,
  check: compileRules(rules),
  context: { label: name, today, valueOf: () => undefined }
}))

/** Walks the record in its own order, which costs a tenth of looking a hundred names up, as long as that is the order of the fields. */
const ourIssues = (record: SampleRecord): number => {
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

const suiteOf = (title: string, wrongEach: number) => (): Suite => {
  const records = sampleRecords(createSampler(3), 32, wrongEach)
  const counting = (issuesOf: (record: SampleRecord) => number) => () => records.reduce((total, record) => total + issuesOf(record), 0)
  return {
    title,
    unit: 'per s',
    work: records.length,
    goals: [
      { of: 'ours', than: 'limit', atMost: 2 },
      { of: 'ours', than: 'ajv', atMost: 1 }
    ],
    contenders: [
      { name: 'limit', role: 'limit', run: counting((record) => limitRules(record).length) },
      { name: 'ours', role: 'ours', run: counting(ourIssues) },
      { name: 'ajv', role: 'peer', run: counting(ajvIssues) },
      { name: 'valibot', role: 'peer', run: counting(valibotIssues) },
      { name: 'zod', role: 'peer', run: counting(zodIssues) }
    ]
  }
}

export const ruleLists: readonly (() => Suite)[] = [
  suiteOf('Rule list: records of 100 fields, all valid', 0),
  suiteOf('Rule list: records of 100 fields, every second one wrong', 2)
]
